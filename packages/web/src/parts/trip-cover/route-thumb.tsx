import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { drawThumb, THUMB_LAND, THUMB_SIZE, type CoverSubject } from './draw-cover.ts';
import styles from './trip-cover.module.css';

/** A cover with few strokes, for pages that show many. It is decorative: the title stands beside it. */
export const RouteThumb = memo(function RouteThumb({ trip }: { readonly trip: CoverSubject }) {
  const { palette, hills, water, road, ends } = drawThumb(trip);
  return (
    <svg
      className={classNames(styles.cover, styles[palette])}
      viewBox={`0 0 ${THUMB_SIZE} ${THUMB_SIZE}`}
      aria-hidden="true"
      focusable="false"
    >
      <g transform={`translate(${THUMB_LAND.x} ${THUMB_LAND.y})`}>
        <path className={styles.level} d={hills} />
        <path className={styles.water} d={water} />
      </g>
      <path className={styles.verge} d={road} />
      <path className={styles.road} d={road} />
      {ends.map(({ x, y, role }) => (
        <circle key={role} className={classNames(styles.stop, styles[role])} cx={x} cy={y} r={8} />
      ))}
    </svg>
  );
});
