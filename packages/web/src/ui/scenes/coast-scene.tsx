import styles from './scene.module.css';
import { Stars } from './stars.tsx';
import { Van } from './van.tsx';

/** A lighthouse above the sea, and the coast road that leads there. */
export function CoastScene() {
  return (
    <>
      <Stars
        at={[
          [30, 30],
          [82, 16],
          [140, 34],
          [176, 14],
          [296, 26],
        ]}
      />
      <circle className={styles.glow} cx="88" cy="96" r="48" />
      <circle className={styles.sun} cx="88" cy="96" r="26" />
      <path className={styles.beam} d="M236 52 20 22V66z" />
      <path className={styles.water} d="M0 108H320V200H0z" />
      <path
        className={styles.shine}
        d="M62 116h52M72 124h32M78 132h20M20 128h24M136 120h30M150 134h20M10 148h32M118 146h26"
      />
      <path className={styles.cream} d="M40 128 40 102 56 128zM37 128V108l-11 20z" />
      <path className={styles.wood} d="M24 130H58q-3 7-9 7H33q-6 0-9-7z" />
      <path className={styles.near} d="M168 200Q176 150 204 128T262 108H320V200z" />
      <path className={styles.meadow} d="M186 144Q214 112 262 106H320V134Q250 128 186 144z" />
      <path className={styles.cream} d="M229 62h22l5 54h-32z" />
      <path className={styles.body} d="M227.5 78h25l1.3 14h-27.6zM225 104h30l1.1 12h-32.2z" />
      <path className={styles.ink} d="M226 58h28v4h-28zM230 42h20v3h-20z" />
      <path className={styles.lamp} d="M232 45h16v13h-16z" />
      <path className={styles.body} d="M240 30l11 12h-22z" />
      <path className={styles.cream} d="M262 98h30v18h-30z" />
      <path className={styles.body} d="M258 99l19-14 19 14z" />
      <path className={styles.glass} d="M268 103h6v7h-6zM280 103h6v7h-6z" />
      <path className={styles.meadow} d="M0 178Q110 160 190 172T320 150V200H0z" />
      <path className={styles.road} d="M0 190Q120 172 200 184T320 168V184Q250 190 200 200H0z" />
      <path
        className={styles.paintLine}
        strokeWidth="1.8"
        strokeDasharray="12 9"
        d="M0 198Q120 181 200 191T320 176"
      />
      <Van x={96} y={188} scale={0.5} />
    </>
  );
}
