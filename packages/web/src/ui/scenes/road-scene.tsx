import { Pines } from './pines.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';

/** An open road that runs straight into the low sun. */
export function RoadScene() {
  return (
    <>
      <Stars
        at={[
          [40, 30],
          [92, 52],
          [120, 18],
          [214, 24],
          [262, 48],
          [292, 20],
        ]}
      />
      <circle className={styles.glow} cx="160" cy="98" r="58" />
      <circle className={styles.sun} cx="160" cy="98" r="30" />
      <path
        className={styles.peak}
        d="M0 96 34 74 58 90 96 60 132 98 188 100 226 64 258 88 286 70 320 92V200H0z"
      />
      <path
        className={styles.snow}
        d="M96 60 84 70l7-1 5 6 6-7 6 2zM226 64 215 73l7-1 4 5 6-6 5 1z"
      />
      <path className={styles.far} d="M0 112Q60 92 120 106T220 106 320 98V200H0z" />
      <path className={styles.mid} d="M0 126Q70 108 150 118 230 126 320 112V200H0z" />
      <path className={styles.meadow} d="M0 136Q150 112 320 132V200H0z" />
      <path className={styles.road} d="M155 121h10L222 200H98z" />
      <path
        className={styles.paint}
        d="M159.3 126h1.4l.4 6h-2.2zM158.6 138h2.8l.6 10h-4zM157.4 156h5.2l1 14h-7.2zM156 180h8l1.6 20h-11.2z"
      />
      <Pines
        at={[
          [112, 132, 18],
          [96, 138, 26],
          [70, 150, 40],
          [32, 172, 62],
          [206, 132, 18],
          [226, 140, 28],
          [262, 156, 46],
          [300, 180, 66],
        ]}
      />
    </>
  );
}
