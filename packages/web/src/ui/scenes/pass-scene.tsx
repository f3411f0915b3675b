import { Pines } from './pines.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';
import { Van } from './van.tsx';

/** Hairpins that climb to a pass between snowy peaks. */
export function PassScene() {
  return (
    <>
      <Stars
        at={[
          [22, 24],
          [84, 14],
          [150, 28],
          [226, 16],
          [296, 30],
        ]}
      />
      <circle className={styles.glow} cx="166" cy="64" r="40" />
      <circle className={styles.sun} cx="166" cy="64" r="22" />
      <path className={styles.peak} d="M0 110 62 34 112 88 148 82 196 92 252 26 320 100V200H0z" />
      <path
        className={styles.snow}
        d="M62 34 42 58l12-2 8 10 11-11 9 2zM252 26 231 51l12-2 9 11 12-12 10 3z"
      />
      <path className={styles.far} d="M0 126Q60 92 120 96T200 90 320 118V200H0z" />
      <path
        className={styles.near}
        d="M0 200V142Q70 116 130 100 156 84 186 100 250 122 320 138V200z"
      />
      <g className={styles.roadLine}>
        <path strokeWidth="3.5" d="M158 96Q150 100 164 104T190 112" />
        <path strokeWidth="5.5" d="M190 112Q200 119 150 122T118 134" />
        <path strokeWidth="8" d="M118 134Q112 144 184 144T224 160" />
        <path strokeWidth="12" d="M224 160Q226 176 140 178T20 210" />
      </g>
      <path
        className={styles.paintLine}
        strokeWidth="1.4"
        strokeDasharray="7 6"
        d="M224 160Q226 176 140 178T20 210"
      />
      <Pines
        at={[
          [34, 170, 46],
          [62, 158, 34],
          [88, 148, 24],
          [250, 160, 34],
          [276, 172, 48],
          [304, 186, 62],
        ]}
      />
      <Van x={126} y={181} scale={0.3} />
    </>
  );
}
