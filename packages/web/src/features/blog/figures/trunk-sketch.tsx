import styles from './sketch.module.css';

/** A section through the back of a packed car, seen from the side. */
export function TrunkSketch() {
  return (
    <svg className={styles.sketch} viewBox="0 0 560 300">
      <path
        className={styles.body}
        d="M20 232V150C60 146 96 96 140 62Q160 46 196 44H430Q462 46 476 74L520 150Q532 160 532 186V232Z"
      />
      <path className={styles.glass} d="M96 138Q128 92 158 72Q168 64 190 64H248V138Z" />
      <path className={styles.seat} d="M270 214L254 96Q252 84 264 84T280 96L302 214Z" />
      <path className={styles.seat} d="M196 214H304V232H196Z" />
      <path className={styles.net} d="M268 84L280 46M276 84L290 46M284 84L300 46" />
      <rect className={styles.heavy} x="306" y="150" width="96" height="64" rx="6" />
      <rect className={styles.heavy} x="406" y="166" width="48" height="48" rx="6" />
      <rect className={styles.light} x="300" y="100" width="86" height="46" rx="14" />
      <rect className={styles.light} x="392" y="112" width="58" height="46" rx="14" />
      <path className={styles.last} d="M460 214V172Q460 160 472 160H504Q516 160 516 172V214Z" />
      <path className={styles.handle} d="M476 160Q476 146 488 146T500 160" />
      <circle className={styles.wheel} cx="440" cy="236" r="38" />
      <circle className={styles.hub} cx="440" cy="236" r="15" />
      <path className={styles.ground} d="M10 276H550" />
      <Sign at={[354, 182]} text="1" />
      <Sign at={[343, 123]} text="2" />
      <Sign at={[306, 66]} text="3" />
      <Sign at={[488, 188]} text="4" />
    </svg>
  );
}

function Sign({
  at: [x, y],
  text,
}: {
  readonly at: readonly [number, number];
  readonly text: string;
}) {
  return (
    <g>
      <circle className={styles.sign} cx={x} cy={y} r="14" />
      <text className={styles.number} x={x} y={y}>
        {text}
      </text>
    </g>
  );
}
