import { Pines } from './pines.tsx';
import { Scene } from './scene.tsx';
import styles from './scene.module.css';
import { Stars } from './stars.tsx';
import { Van } from './van.tsx';

/** The landing page in the evening: a van on the road that climbs over the pass into the sun. */
export function HeroScene({ className }: { readonly className?: string | undefined }) {
  return (
    <Scene viewBox="0 0 1440 560" className={className} isBare>
      <Stars
        radius={1.8}
        at={[
          [740, 60],
          [806, 130],
          [900, 70],
          [1010, 50],
          [1120, 130],
          [1230, 40],
          [1370, 110],
        ]}
      />
      <circle className={styles.glow} cx="890" cy="252" r="150" />
      <circle className={styles.glow} cx="890" cy="252" r="104" />
      <circle className={styles.sun} cx="890" cy="252" r="62" />
      <path
        className={styles.peak}
        d="M0 330 70 290 150 318 270 214 350 280 452 190 540 276 610 236 700 306 800 250 884 276 980 226 1060 290 1160 180 1260 280 1340 238 1440 300V560H0z"
      />
      <path
        className={styles.snow}
        d="M270 214 238 242 258 238 272 252 290 236 306 243zM452 190 414 222 438 218 454 236 476 216 492 228zM980 226 954 249 972 247 984 258 996 244 1004 246zM1160 180 1122 216 1148 210 1164 232 1184 210 1200 220z"
      />
      <path
        className={styles.far}
        d="M0 372C140 318 260 330 400 356S640 330 760 352 1010 300 1160 330 1350 350 1440 322V560H0z"
      />
      <path
        className={styles.mid}
        d="M0 420C160 372 300 396 470 410S720 366 860 386 1160 430 1440 380V560H0z"
      />
      <g className={styles.roadLine}>
        <path strokeWidth="6" d="M812 381Q776 390 808 402T842 420" />
        <path strokeWidth="11" d="M842 420Q852 434 780 440T690 462" />
      </g>
      <path
        className={styles.near}
        d="M0 470C220 420 380 446 560 456 620 460 650 462 700 462 860 462 1050 424 1440 456V560H0z"
      />
      <path className={styles.roadLine} strokeWidth="18" d="M692 462Q640 478 740 490T930 520" />
      <Pines
        at={[
          [60, 474, 84],
          [112, 470, 60],
          [176, 464, 98],
          [352, 458, 54],
          [396, 462, 74],
          [528, 468, 48],
          [1060, 462, 58],
          [1110, 462, 88],
          [1240, 462, 66],
          [1290, 466, 104],
          [1392, 470, 74],
        ]}
      />
      <path className={styles.meadow} d="M0 508C300 490 560 512 820 506S1240 488 1440 504V560H0z" />
      <path className={styles.road} d="M0 526C340 514 900 536 1440 520V560H0z" />
      <path
        className={styles.paintLine}
        strokeWidth="4"
        strokeDasharray="44 34"
        d="M-10 549C340 537 900 559 1450 543"
      />
      <Van x={600} y={540} scale={1.35} />
    </Scene>
  );
}
