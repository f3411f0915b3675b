import type { MapDrawing } from '@fahrtwind/contract';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './sketch-map.module.css';

interface SketchMapProps {
  readonly drawing: MapDrawing | null;
  /** The stops' names in the language of the page. */
  readonly names: readonly string[];
  readonly label: string;
  readonly isOld: boolean;
}

/** The route on our own map, as the server has drawn it: no map code, and sharp at every size. */
export function SketchMap({ drawing, names, label, isOld }: SketchMapProps) {
  return (
    <div className={classNames(styles.frame, isOld && styles.old)}>
      {drawing && (
        <svg
          className={styles.map}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
          role="img"
          aria-label={label}
        >
          <Ground shapes={drawing.shapes} />
          <Route drawing={drawing} names={names} />
        </svg>
      )}
    </div>
  );
}

function Ground({ shapes }: Pick<MapDrawing, 'shapes'>) {
  return shapes.map(({ kind, level, path }, index) => (
    <path
      key={index}
      className={styles[kind === 'relief' || kind === 'road' ? `${kind}${level}` : kind]}
      d={path}
    />
  ));
}

function Route({
  drawing: { legs, stops },
  names,
}: {
  readonly drawing: MapDrawing;
  readonly names: readonly string[];
}) {
  return (
    <>
      {legs.map(({ path }) => (
        <path key={path} className={styles.verge} d={path} />
      ))}
      <g>
        {legs.map(({ path, day }) => (
          // The same leg is the same line, so that only what is new is drawn anew.
          <path
            key={path}
            className={classNames(styles.leg, dayColour(day))}
            d={path}
            pathLength={1}
          />
        ))}
      </g>
      {stops.map(({ x, y, day, number, label }, index) => (
        <g key={index} className={dayColour(day)}>
          <circle className={styles.stop} cx={x} cy={y} r={6} />
          <text className={styles.number} x={x} y={y + 2.5} textAnchor="middle">
            {number}
          </text>
          {label && (
            <text className={styles.name} x={label.x} y={label.y} textAnchor={label.anchor}>
              {names[index] ?? label.text}
            </text>
          )}
        </g>
      ))}
    </>
  );
}
