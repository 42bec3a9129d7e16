/** Size of letters in the lesson's drawings, px, by theme. */

import type { ThemeName } from '../theme';

export const FONT_SIZE: Readonly<Record<ThemeName, number>> = { light: 12, dark: 12, projector: 16 };
