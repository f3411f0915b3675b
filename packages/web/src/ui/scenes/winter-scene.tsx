import { Pines } from './pines.tsx';
import styles from './scene.module.css';

/** A pass road in winter, closed by a barrier, in falling snow. */
export function WinterScene() {
  return (
    <>
      <circle className={styles.glow} cx="240" cy="58" r="36" />
      <circle className={styles.sun} cx="240" cy="58" r="18" />
      <path className={styles.peak} d="M0 112 58 44 108 96 160 62 214 104 268 52 320 96V200H0z" />
      <path
        className={styles.snow}
        d="M58 44 30 77l16-5 12 14 14-15 14 2zM160 62 138 77l12-2 9 11 11-12 10 5zM268 52 242 77l14-3 11 13 13-14 13 1z"
      />
      <path className={styles.far} d="M0 126Q70 98 150 116T320 104V200H0z" />
      <Pines
        at={[
          [26, 146, 56],
          [54, 140, 40],
          [80, 136, 30],
          [246, 134, 34],
          [272, 140, 48],
          [302, 150, 66],
        ]}
      />
      <path className={styles.snow} d="M0 140Q120 116 200 130T320 130V200H0z" />
      <path
        className={styles.road}
        d="M152 134h18Q164 154 196 166T250 200H110Q128 172 146 160T152 134z"
      />
      <path className={styles.snow} d="M120 192Q150 170 182 178T236 200H114z" />
      <path className={styles.ink} d="M92 136h6v44h-6zM226 150h5v26h-5z" />
      <path className={styles.cream} d="M84 146H238v11H84z" />
      <path
        className={styles.body}
        d="M88 157l8-11h14l-8 11zM116 157l8-11h14l-8 11zM144 157l8-11h14l-8 11zM172 157l8-11h14l-8 11zM200 157l8-11h14l-8 11zM228 157l8-11h2v11z"
      />
      <circle className={styles.cream} cx="162" cy="140" r="15" />
      <path
        className={styles.body}
        fillRule="evenodd"
        d="M162 125a15 15 0 1 1 0 30 15 15 0 0 1 0-30zm0 5a10 10 0 1 0 0 20 10 10 0 0 0 0-20z"
      />
      <g className={styles.cloud}>
        <path d="M30 30h3v3h-3zM84 22h3v3h-3zM126 40h3v3h-3zM190 26h3v3h-3zM288 24h3v3h-3zM206 80h3v3h-3zM112 74h3v3h-3zM16 82h3v3h-3zM304 70h3v3h-3zM70 104h3v3h-3zM180 108h3v3h-3z" />
      </g>
    </>
  );
}
