import { worldShare } from '../../map/ground/tiles-in.ts';
import type { MapPosition } from '../../map/map-data.ts';
import { fitPlaces } from './fit-places.ts';
import { Ground } from './ground.tsx';
import styles from './place-picture.module.css';

const WIDTH = 640;
const HEIGHT = 300;
const FRAME = { width: WIDTH, height: HEIGHT };

/** Places as dots on our own map. Decorative: words beside it say the same. */
export function PlacesPicture({ places }: { readonly places: readonly MapPosition[] }) {
  const view = fitPlaces(places, FRAME);
  const world = 512 * 2 ** view.zoom;
  const [left, top] = worldShare(view);
  return (
    <svg
      className={styles.wide}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Ground {...view} {...FRAME} />
      {places.map((place, index) => {
        const [x, y] = worldShare(place);
        return (
          <circle
            key={index}
            className={styles.mark}
            cx={WIDTH / 2 + (x - left) * world}
            cy={HEIGHT / 2 + (y - top) * world}
            r="8"
          />
        );
      })}
    </svg>
  );
}
