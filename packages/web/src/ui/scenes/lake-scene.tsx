import { Pines } from './pines.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';

/** Mountains around a still lake, with a jetty and a rowing boat. */
export function LakeScene() {
  return (
    <>
      <Stars
        at={[
          [28, 28],
          [102, 20],
          [176, 30],
          [232, 16],
          [300, 36],
        ]}
      />
      <circle className={styles.glow} cx="92" cy="70" r="40" />
      <circle className={styles.sun} cx="92" cy="70" r="21" />
      <path
        className={styles.peak}
        d="M0 104 44 76 78 100 130 58 176 92 214 42 262 92 292 72 320 94V200H0z"
      />
      <path
        className={styles.snow}
        d="M214 42 198 60l9-2 7 8 9-9 8 4zM130 58 118 68l8-1 5 5 6-7 5 2z"
      />
      <path className={styles.far} d="M0 114Q70 92 150 110T320 100V200H0z" />
      <path className={styles.mid} d="M0 122Q60 106 120 119 230 128 320 112V200H0z" />
      <Pines
        at={[
          [14, 126, 36],
          [36, 124, 28],
          [250, 126, 26],
          [272, 127, 40],
          [300, 128, 52],
        ]}
      />
      <path className={styles.water} d="M0 126Q160 118 320 126V200H0z" />
      <path
        className={styles.shine}
        d="M72 136h40M82 146h22M78 156h30M180 140h34M196 152h22M34 172h30M238 170h42M140 186h36"
      />
      <path
        className={styles.wood}
        d="M0 184h112v7H0zM20 191h5v9h-5zM60 191h5v9h-5zM98 191h5v9h-5z"
      />
      <path className={styles.body} d="M150 162h58q-5 14-16 14h-26q-11 0-16-14z" />
      <path className={styles.cream} d="M150 160h58v4h-58z" />
      <path className={styles.inkLine} strokeWidth="2.5" d="M168 162l-22 18M190 162l26 14" />
    </>
  );
}
