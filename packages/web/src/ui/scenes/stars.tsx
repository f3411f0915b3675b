import styles from './scene.module.css';

interface StarsProps {
  /** Positions in the sky: [x, y]. */
  readonly at: readonly (readonly [number, number])[];
  readonly radius?: number;
}

/** Visible in the dark theme only. */
export function Stars({ at, radius = 1.1 }: StarsProps) {
  return (
    <g className={styles.star}>
      {at.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}
