/** A worker of all stories, for pages that are one file. */

import { modelById } from '../../scenarios/models';
import { serve } from '../serve';

serve(modelById);
