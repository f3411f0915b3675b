import styles from './scene.module.css';

interface PinesProps {
  /** Base and height of each tree: [x, y, height]. */
  readonly at: readonly (readonly [number, number, number])[];
}

export function Pines({ at }: PinesProps) {
  return at.map(([x, y, height]) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${height / 60})`}>
      <path className={styles.trunk} d="M-3-10h6V0h-6z" />
      <path className={styles.pine} d="M0-60 14-34H8L19-8H-19L-8-34h-6z" />
    </g>
  ));
}
