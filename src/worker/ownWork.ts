/**
 * Engine and models for a page that has to work itself. Loaded then: who has a worker, as nearly everybody has, need not
 * load them twice.
 */

import type { OpenWork } from './core';

export const openOwnWork: OpenWork = async (question) => {
  const [{ open }, { modelById }] = await Promise.all([import('./core'), import('../scenarios/models')]);
  return open(question, modelById);
};
