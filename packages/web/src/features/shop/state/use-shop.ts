import { call } from '../../../api/client.ts';
import { usePageData } from '../../../store/page-data/page-data.tsx';
import { useLoaded } from './use-loaded.ts';

const loadShop = () => call('getShop');

/** The shop with all products. */
export function useShop() {
  return useLoaded(usePageData('getShop'), loadShop);
}
