/** Dialogs, and what else is seldom seen, are loaded when they are first asked for. */

import { lazy } from 'react';

export const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));
export const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog')).SaveDialog }));
export const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));
export const UpdateNotice = lazy(async () => ({ default: (await import('./UpdateNotice')).UpdateNotice }));
