/** The worker of the ARPANET story. */

import { model } from '../../scenarios/arpanet/model';
import type { Model } from '../../sim/model';
import { serve } from '../serve';

serve(model as Model);
