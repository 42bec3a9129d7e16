/** The worker of the NetWare story. */

import { model } from '../../scenarios/netware/model';
import type { Model } from '../../sim/model';
import { serve } from '../serve';

serve(model as Model);
