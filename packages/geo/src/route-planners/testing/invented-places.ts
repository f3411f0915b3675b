import { TOWNS } from '../../regions/testing/invented-region.ts';
import type { PlannerPlaces } from './route-planner.spec.ts';

export const INVENTED_PLACES: PlannerPlaces = {
  home: TOWNS.Adorf,
  overToll: TOWNS.Bstadt,
  overFerry: TOWNS.Gegenüber,
  overBorder: TOWNS.Cville,
  borderCountries: ['DE', 'FR'],
  unreachable: TOWNS.Inselort,
};
