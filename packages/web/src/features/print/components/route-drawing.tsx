import type { MapDrawing } from '@fahrtwind/contract';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './route-drawing.module.css';

interface RouteDrawingProps {
  readonly drawing: MapDrawing;
  readonly title: string;
}

/** A map as lines and areas, sharp on paper and without WebGL. */
export function RouteDrawing({ drawing, title }: RouteDrawingProps) {
  const { width, height, shapes, legs, stops } = drawing;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn, not loaded
    <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <rect className={styles.sea} width={width} height={height} />
      {shapes.map(({ kind, level, path }, index) => (
        <path
          key={index}
          className={styles[kind === 'relief' || kind === 'road' ? `${kind}${level}` : kind]}
          d={path}
        />
      ))}
      {legs.map(({ path }, index) => (
        <path key={index} className={styles.verge} d={path} />
      ))}
      {legs.map(({ path, day, isDirect }, index) => (
        <path
          key={index}
          className={classNames(styles.leg, dayColour(day), isDirect && styles.direct)}
          d={path}
        />
      ))}
      {stops.map(({ x, y, day, number, label }, index) => (
        <g key={index} className={dayColour(day)}>
          <circle className={styles.stop} cx={x} cy={y} r={6.5} />
          <text className={styles.number} x={x} y={y + 2.5} textAnchor="middle">
            {number}
          </text>
          {label && (
            <text className={styles.name} x={label.x} y={label.y} textAnchor={label.anchor}>
              {label.text}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
