import styles from './scene.module.css';

interface VanProps {
  /** Where the rear bumper meets the ground. */
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  /** A parked van has its headlights off. */
  readonly isParked?: boolean;
}

/** The van of all scenes, from the side, heading right; its headlights shine in the dark theme. */
export function Van({ x, y, scale = 1, isParked = false }: VanProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale}) translate(0 -73)`}>
      {!isParked && (
        <path className={styles.beam} d="M116 49 190 42V66L116 57ZM116 49 270 34V76L116 57Z" />
      )}
      <path className={styles.tent} d="M14 2Q60-7 106 2 60 8 14 2Z" />
      <path className={styles.ink} d="M28 4h3v6h-3zM84 4h3v6h-3z" />
      <path className={styles.body} d="M5 62V40q0-6 6-6h98q7 6 8 16v12z" />
      <path className={styles.cream} d="M9 37V20Q9 8 21 8H84q10 0 16 10L111 37z" />
      <path
        className={styles.glass}
        d="M17 32V20q0-5 5-5H41V32zM46 32V15H68V32zM73 32V15H83q6 0 10 6L100 32z"
      />
      <path className={styles.cream} d="M5 46H117v4H5z" />
      <path className={styles.ink} d="M3 59H119v5H3zM72 40h7v2h-7z" />
      <circle className={styles.lamp} cx="113" cy="53" r="4" />
      <g className={styles.ink}>
        <circle cx="30" cy="62" r="11" />
        <circle cx="92" cy="62" r="11" />
      </g>
      <g className={styles.steel}>
        <circle cx="30" cy="62" r="5" />
        <circle cx="92" cy="62" r="5" />
      </g>
    </g>
  );
}
