import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Stage } from '../routes/read-route.ts';
import styles from './route-sketch.module.css';

interface RouteSketchProps {
  readonly stages: readonly Stage[];
  readonly label: string;
}

interface SketchedStage {
  readonly path: string;
  /** Where the stage ends, and on which side its name has room. */
  readonly end: readonly [number, number];
  readonly side: 'start' | 'end';
}

/** The stages of the Alpine tour in the order of the route file, to scale. */
const sketchedStages: readonly SketchedStage[] = [
  { path: 'M377 59C352 88 340 110 348 140S352 172 357 190', end: [357, 190], side: 'end' },
  {
    path: 'M357 190C318 184 296 194 300 218S330 236 320 254 328 270 334 280',
    end: [334, 280],
    side: 'end',
  },
  { path: 'M334 280C300 276 284 292 268 288S262 304 253 310', end: [253, 310], side: 'end' },
  { path: 'M253 310C236 352 214 346 190 350S158 362 141 378', end: [141, 378], side: 'end' },
  { path: 'M141 378C118 374 98 372 96 350S92 312 70 284', end: [70, 284], side: 'start' },
  {
    path: 'M70 284C104 276 118 262 150 258S170 214 176 192 182 172 189 155',
    end: [189, 155],
    side: 'end',
  },
  { path: 'M189 155C216 134 250 132 290 110S350 70 377 59', end: [377, 59], side: 'start' },
];

const peaks =
  'M228 226l16-26 16 26zM252 230l13-20 13 20zM104 226l16-26 16 26zM126 230l12-18 12 18zM198 296l15-24 15 24zM36 330l15-24 15 24zM388 246l14-22 14 22zM296 168l12-19 12 19zM30 216l14-22 14 22zM296 336l15-24 15 24z';

/** A hand-drawn map of the trip. */
export function RouteSketch({ stages, label }: RouteSketchProps) {
  return (
    <figure className={styles.figure}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <svg className={styles.sketch} viewBox="-46 0 530 440" aria-hidden="true">
        <path className={styles.land} d="M-200 190Q-60 170 60 168T300 172 640 140V460H-200z" />
        <path
          className={styles.relief}
          d="M-200 270Q-20 196 140 210T380 190 640 220V370Q400 324 240 344T-200 350z"
        />
        <path className={styles.peaks} d={peaks} />
        <path
          className={styles.water}
          d="M118 124Q142 118 166 138 184 146 186 154 164 156 144 146 122 138 118 124zM147 350Q154 362 143 380 132 396 126 412 118 408 130 388 134 366 147 350zM352 84q6 10 0 22-5-10 0-22z"
        />
        {sketchedStages.map((stage, index) => (
          <path
            key={stage.path}
            className={classNames(styles.stage, styles[`day${stages[index]?.day ?? 1}`])}
            d={stage.path}
          />
        ))}
        {sketchedStages.map(({ path, end: [x, y], side }, index) => {
          const stage = stages[index];
          return (
            stage && (
              <g key={path} className={styles[`day${stage.day}`]}>
                <circle className={styles.stop} cx={x} cy={y} r="12" />
                <text className={styles.number} x={x} y={y + 4.5}>
                  {stage.day}
                </text>
                <text
                  className={classNames(styles.name, side === 'start' && styles.toTheLeft)}
                  x={side === 'end' ? x + 18 : x - 18}
                  y={y + 5}
                >
                  {stage.to}
                </text>
              </g>
            )
          );
        })}
      </svg>
    </figure>
  );
}
