import type { MapDrawing } from '@fahrtwind/contract';
import { dayColour } from '../trip-rows/day-colour.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './trip-cover.module.css';

/** A route on the real map, as the server has drawn it. */
export function CoverMap({ drawing: { shapes, legs, stops } }: { readonly drawing: MapDrawing }) {
  const isCrowded = stops.length > 14;
  return (
    <>
      <rect className={styles.sea} width="100%" height="100%" />
      {shapes.map(({ kind, level, path }, index) => (
        <path
          key={index}
          className={styles[kind === 'relief' ? `relief${level}` : kind]}
          d={path}
        />
      ))}
      {legs.map(({ path }, index) => (
        <path key={index} className={styles.casing} d={path} />
      ))}
      {legs.map(({ path, day, isDirect }, index) => (
        <path
          key={index}
          className={classNames(styles.leg, isDirect && styles.direct, dayColour(day))}
          d={path}
        />
      ))}
      {stops.map(({ x, y, day }, index) => (
        <circle
          key={index}
          className={classNames(styles.stop, dayColour(day))}
          cx={x}
          cy={y}
          r={isCrowded ? 2.4 : 3.8}
        />
      ))}
    </>
  );
}
