import {
  previewThorough,
  type LegMatrix,
  type ThoroughPreview,
  type Trip,
} from '@fahrtwind/domain';

export interface OrderSearch {
  readonly trip: Trip;
  readonly matrix: LegMatrix;
  readonly keepLast: boolean;
}

/** Enough for a hundred stops on a desktop computer, and acceptable on a phone. */
const SEARCH_MS = 200;

/** The best order found in that time. For small trips the search is exact, so the same input gives the same result. */
export function findBestOrder({ trip, matrix, keepLast }: OrderSearch): ThoroughPreview {
  const end = performance.now() + SEARCH_MS;
  const mayGoOn = () => performance.now() < end;
  return previewThorough(trip, { matrix, by: 'time', keepLast, seed: 1, mayGoOn });
}
