import { createStoredLegs } from '../../store/routes/stored-legs.ts';
import type { PlannedRoute } from './leg-cache.ts';

export const storedLegs = createStoredLegs<PlannedRoute>();
