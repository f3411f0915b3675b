import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';

/** The shop with all products. */
export function useShop() {
  return useQuery(endpoint('getShop'));
}
