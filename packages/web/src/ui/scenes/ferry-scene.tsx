import styles from './scene.module.css';
import { Stars } from './stars.tsx';

/** A car ferry between the walls of a fjord. */
export function FerryScene() {
  return (
    <>
      <Stars
        at={[
          [132, 22],
          [170, 40],
          [204, 18],
          [150, 60],
        ]}
      />
      <circle className={styles.glow} cx="160" cy="84" r="36" />
      <circle className={styles.sun} cx="160" cy="84" r="19" />
      <path className={styles.peak} d="M70 132 112 84 140 104 166 92 196 106 224 78 264 132z" />
      <path
        className={styles.far}
        d="M0 36 26 24 60 60 84 70 118 132H0zM320 30 292 20 262 52 244 60 210 132H320z"
      />
      <path
        className={styles.snow}
        d="M26 24 8 33l10 2 9 8 9-7 9 6zM292 20 274 38l10-2 8 8 9-8 19 2V30z"
      />
      <path
        className={styles.mid}
        d="M0 84 30 80 62 104 90 132H0zM320 78 286 88 258 112 238 132H320z"
      />
      <path className={styles.water} d="M0 130H320V200H0z" />
      <path
        className={styles.shine}
        d="M140 138h40M148 145h24M30 150h36M250 146h40M20 176h28M272 178h30M96 190h30M206 192h34"
      />
      <path className={styles.ink} d="M82 156H240l-12 20H96z" />
      <path className={styles.body} d="M86 164H235l-3 5H89z" />
      <path className={styles.cream} d="M96 140H226v16H96zM126 124h66v16h-66zM146 112h32v12h-32z" />
      <path
        className={styles.glass}
        d="M132 129h8v6h-8zM144 129h8v6h-8zM156 129h8v6h-8zM168 129h8v6h-8zM180 129h7v6h-7zM150 115h24v5h-24zM104 145h18v7h-18zM200 145h18v7h-18z"
      />
      <path className={styles.tent} d="M182 106h9v18h-9z" />
      <path className={styles.inkLine} strokeWidth="2" d="M162 112V98" />
      <path className={styles.shine} d="M70 178q12-4 24 0M230 178q14-4 28 0" />
    </>
  );
}
