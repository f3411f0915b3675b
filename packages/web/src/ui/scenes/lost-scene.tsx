import { Pines } from './pines.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';

/** A road that ends at a barrier in a meadow, with a signpost and a sheep. */
export function LostScene() {
  return (
    <>
      <Stars
        at={[
          [36, 36],
          [88, 20],
          [150, 40],
          [196, 18],
          [296, 60],
        ]}
      />
      <circle className={styles.glow} cx="254" cy="52" r="40" />
      <circle className={styles.sun} cx="254" cy="52" r="22" />
      <path
        className={styles.cloud}
        d="M40 62h54a10 10 0 0 0-8-16 16 16 0 0 0-30-2 10 10 0 0 0-16 18z"
      />
      <path className={styles.far} d="M0 112Q70 80 150 104T320 94V200H0z" />
      <path className={styles.mid} d="M0 128Q90 104 180 122T320 114V200H0z" />
      <Pines
        at={[
          [24, 140, 46],
          [52, 136, 34],
          [286, 134, 40],
          [306, 140, 54],
        ]}
      />
      <path className={styles.meadow} d="M0 138Q160 116 320 136V200H0z" />
      <path className={styles.road} d="M130 150q8-5 16-1t16-2 18 4L226 200H94z" />
      <path className={styles.paint} d="M157.5 160h5l1 11h-7zM155.5 181h9l1.6 19h-12.2z" />
      <path className={styles.ink} d="M118 138h4v22h-4zM198 138h4v22h-4z" />
      <path className={styles.cream} d="M110 128h100v13H110z" />
      <path
        className={styles.body}
        d="M110 141l10-13h14l-10 13zM138 141l10-13h14l-10 13zM166 141l10-13h14l-10 13zM194 141l10-13h6v5l-6 8z"
      />
      <path className={styles.wood} d="M240 78h5v86h-5z" />
      <path className={styles.cream} d="M226 84h38l9 8-9 8h-38z" />
      <path className={styles.tent} d="M258 104h-38l-9 8 9 8h38z" />
      <path className={styles.inkLine} strokeWidth="3" d="M234 92h20M230 112h20" />
      <g className={styles.ink}>
        <path d="M62 168h3v12h-3zM72 169h3v12h-3zM86 169h3v12h-3zM78 168h3v12h-3z" />
        <path d="M90 152q10-4 12 4 0 7-8 7-6 0-6-5z" />
      </g>
      <path
        className={styles.cream}
        d="M62 172a8 8 0 0 1-3-13 9 9 0 0 1 10-9 9 9 0 0 1 15 1 9 9 0 0 1 7 10 8 8 0 0 1-6 11 10 10 0 0 1-12 1 10 10 0 0 1-11-1z"
      />
    </>
  );
}
