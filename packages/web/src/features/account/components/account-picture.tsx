import { TripCover, type CoverSubject } from '../../../parts/trip-cover/trip-cover.tsx';
import styles from './account-layout.module.css';

/** Journeys that one would like to sign in for. */
const ROUTES = {
  alps: {
    id: 'alps',
    route: [
      [11.576, 48.137],
      [11.394, 47.269],
      [11.354, 46.498],
      [12.136, 46.537],
      [12.337, 45.438],
      [13.768, 45.65],
    ],
    days: [0, 0, 1, 2, 2, 3],
  },
  fjords: {
    id: 'fjords',
    route: [
      [5.733, 58.97],
      [5.324, 60.393],
      [6.58, 61.2],
      [7.206, 62.102],
      [7.67, 62.57],
      [10.395, 63.43],
    ],
    days: [0, 0, 1, 1, 2, 3],
  },
} as const satisfies Record<string, CoverSubject>;

export type AccountRoute = keyof typeof ROUTES;

/** A fixed route on the real map, drawn as the cover of a trip. */
export function AccountPicture({ route }: { readonly route: AccountRoute }) {
  return (
    <div className={styles.picture}>
      <TripCover trip={ROUTES[route]} />
    </div>
  );
}
