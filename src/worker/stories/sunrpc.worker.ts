/** The worker of the Sun RPC story. */

import { model } from '../../scenarios/sunrpc/model';
import type { Model } from '../../sim/model';
import { serve } from '../serve';

serve(model as Model);
