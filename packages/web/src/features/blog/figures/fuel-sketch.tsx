import styles from './sketch.module.css';

/** The shapes of EN 16942 on fuel caps and nozzles. */
export function FuelSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 560 200">
      <circle className={styles.label} cx="100" cy="92" r="62" />
      <rect className={styles.label} x="220" y="32" width="120" height="120" rx="6" />
      <path className={styles.label} d="M460 20L534 92L460 164L386 92Z" />
      <text className={styles.word} x="100" y="92">
        E10
      </text>
      <text className={styles.word} x="280" y="92">
        B7
      </text>
      <text className={styles.word} x="460" y="92">
        LPG
      </text>
      <text className={styles.count} x="100" y="186">
        1
      </text>
      <text className={styles.count} x="280" y="186">
        2
      </text>
      <text className={styles.count} x="460" y="186">
        3
      </text>
    </svg>
  );
}
