import { memo } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { COVER_HEIGHT, COVER_WIDTH, drawCover, type CoverSubject } from './draw-cover.ts';
import { EmptyCover } from './empty-cover.tsx';
import styles from './trip-cover.module.css';

interface TripCoverProps {
  readonly trip: CoverSubject;
  readonly className?: string | undefined;
}

/**
 * A picture drawn from the trip itself; a trip without places gets a scene. It is decorative: the title stands beside
 * it.
 */
export const TripCover = memo(function TripCover({ trip, className }: TripCoverProps) {
  if (trip.route.length === 0) return <EmptyCover id={trip.id} className={className} />;
  const { palette, relief, road, stops } = drawCover(trip);
  const isCrowded = stops.length > 14;
  return (
    <svg
      className={classNames(styles.cover, styles[palette], className)}
      viewBox={`0 0 ${COVER_WIDTH} ${COVER_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {relief.levels.map((level) => (
        <path key={level} className={styles.level} d={level} />
      ))}
      <path className={styles.river} d={relief.river} />
      <path className={styles.water} d={relief.water} />
      <path className={styles.peak} d={relief.peaks} />
      <path className={styles.shade} d={relief.shades} />
      <path className={styles.verge} d={road} />
      <path className={styles.road} d={road} />
      <path className={styles.paint} d={road} />
      {stops.map(({ x, y, role }, index) => (
        <circle
          key={index}
          className={classNames(styles.stop, styles[role])}
          cx={x}
          cy={y}
          r={role === 'between' ? (isCrowded ? 2.2 : 3.6) : stops.length === 1 ? 9 : 6}
        />
      ))}
    </svg>
  );
});
