import styles from './scene.module.css';
import { Stars } from './stars.tsx';

/** A beach on the Baltic: dunes, a hooded beach chair and sails. */
export function BeachScene() {
  return (
    <>
      <Stars
        at={[
          [34, 26],
          [96, 18],
          [150, 40],
          [286, 22],
        ]}
      />
      <circle className={styles.glow} cx="226" cy="84" r="46" />
      <circle className={styles.sun} cx="226" cy="84" r="25" />
      <path
        className={styles.cloud}
        d="M48 60h58a10 10 0 0 0-8-17 17 17 0 0 0-32-2 11 11 0 0 0-18 19z"
      />
      <path className={styles.water} d="M0 100H320V200H0z" />
      <path
        className={styles.shine}
        d="M198 110h56M208 118h36M214 126h22M40 112h30M96 122h26M20 130h34M150 116h20M280 122h26"
      />
      <path
        className={styles.cream}
        d="M120 104V80l14 24zM117 104V84l-10 20zM66 106V90l9 16zM64 106V93l-7 13z"
      />
      <path
        className={styles.wood}
        d="M104 106h33q-3 6-8 6h-17q-6 0-8-6zM55 107h23q-2 4-6 4H61q-4 0-6-4z"
      />
      <path className={styles.paperShade} d="M0 148Q90 132 170 144T320 138V200H0z" />
      <path className={styles.paper} d="M0 166Q110 148 200 160T320 154V200H0z" />
      <path className={styles.cream} d="M128 182V132q0-10 10-10h52q10 0 10 10v50z" />
      <path
        className={styles.body}
        d="M140 122h9v28h-9zM158 122h9v28h-9zM176 122h9v28h-9zM132 162h64v9h-64z"
      />
      <path className={styles.wood} d="M124 150h8v34h-8zM196 150h8v34h-8zM124 180h80v5h-80z" />
      <path className={styles.ink} opacity="0.35" d="M134 150h60v12h-60z" />
      <path
        className={styles.mid}
        d="M0 200Q10 172 34 166q-8 14-6 34zM30 200q2-26 20-34-6 16-4 34zM286 200q0-24 16-36 18 10 18 36z"
      />
      <path
        className={styles.inkLine}
        strokeWidth="2"
        d="M262 52q6-6 10 0 4-6 10 0M288 66q5-5 8 0 3-5 8 0"
      />
    </>
  );
}
