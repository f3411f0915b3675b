import {
  previewThorough,
  type LegMatrix,
  type ThoroughPreview,
  type Trip,
} from '@fahrtwind/domain';

export interface ThoroughQuestion {
  readonly trip: Trip;
  readonly matrix: LegMatrix;
  readonly keepLast: boolean;
}

/** Enough for a hundred stops on a desk, and not too much for a phone. */
const THINKING_MS = 200;

/** The best order that can be found in that time; the same question gets the same answer while it is exact. */
export function think({ trip, matrix, keepLast }: ThoroughQuestion): ThoroughPreview {
  const end = performance.now() + THINKING_MS;
  const mayGoOn = () => performance.now() < end;
  return previewThorough(trip, { matrix, by: 'time', keepLast, seed: 1, mayGoOn });
}
