/** The models alone, one line each: what the worker needs, without words, pictures and measurements. */

import type { Model } from '../sim/model';
import { model as arpanet } from './arpanet/model';
import { model as netware } from './netware/model';
import { model as sunrpc } from './sunrpc/model';

export const models: readonly Model[] = [arpanet as Model, netware as Model, sunrpc as Model];

export const modelById = (id: string): Model | undefined => models.find((model) => model.id === id);
