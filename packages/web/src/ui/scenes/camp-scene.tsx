import { Pines } from './pines.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';
import { Van } from './van.tsx';

/** A pitch between trees: van, tent and a small fire. */
export function CampScene() {
  return (
    <>
      <Stars
        at={[
          [30, 40],
          [74, 22],
          [130, 44],
          [168, 16],
          [290, 50],
          [302, 18],
        ]}
      />
      <circle className={styles.glow} cx="226" cy="56" r="42" />
      <circle className={styles.sun} cx="226" cy="56" r="22" />
      <path
        className={styles.peak}
        d="M0 112 50 70 84 100 128 62 178 108 226 82 276 106 320 84V200H0z"
      />
      <path
        className={styles.snow}
        d="M50 70 38 80l8-1 5 6 7-7 5 3zM128 62 115 73l8-1 6 6 7-8 6 3z"
      />
      <path className={styles.far} d="M0 122Q80 98 160 116T320 108V200H0z" />
      <path className={styles.mid} d="M0 136Q90 118 180 130T320 124V200H0z" />
      <Pines
        at={[
          [22, 160, 74],
          [52, 152, 52],
          [84, 148, 38],
          [252, 148, 44],
          [280, 154, 64],
          [308, 164, 84],
        ]}
      />
      <path className={styles.meadow} d="M0 158Q150 136 320 154V200H0z" />
      <Van x={40} y={176} scale={0.92} isParked />
      <path className={styles.tentShade} d="M222 128 266 176H234z" />
      <path className={styles.tent} d="M222 128 182 178H240z" />
      <path className={styles.glass} d="M220 144 206 178H228z" />
      <path className={styles.wood} d="M163 184l22-6 1 3-22 6zM164 178l22 6-1 3-22-6z" />
      <path className={styles.fire} d="M174 158q9 9 6 17-2 5-7 5t-7-5q-1-5 4-9 0 4 2 5 2-6 2-13z" />
    </>
  );
}
