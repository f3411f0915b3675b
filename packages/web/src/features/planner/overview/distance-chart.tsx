import type { TripOverview as Overview } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dayColour } from '../day-list/day-colour.ts';
import { chartScale } from './chart-scale.ts';
import colours from './day-colours.module.css';
import styles from './distance-chart.module.css';
import { useOverviewTexts } from './texts.ts';

const HEIGHT = 180;
const AXIS = 24;
const LEFT = 44;
const WIDTH = 720;
const GAP = 0.28;
/** Narrower bars have no room for the number of their day, so that only every fifth is written. */
const CROWDED = 24;

/** How far every day leads, as bars in the colours of the days and as a table. */
export function DistanceChart({ overview }: { readonly overview: Overview }) {
  const { overview: texts } = useOverviewTexts();
  const language = useLanguage();
  const { days, meters } = overview;
  if (meters === 0) return <p className={styles.none}>{texts.noChart}</p>;
  const km = days.map((day) => Math.round(day.meters / 1000));
  const label = texts.chartLabel(days.length, formatKm(Math.round(meters / 1000), language));
  return (
    <figure className={styles.figure}>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${WIDTH} ${HEIGHT + AXIS}`}
        aria-hidden="true"
        focusable="false"
      >
        <Lines highest={Math.max(...km)} />
        <Bars km={km} />
      </svg>
      <DistanceTable overview={overview} />
    </figure>
  );
}

function Lines({ highest }: { readonly highest: number }) {
  const language = useLanguage();
  const { top, ticks } = chartScale(highest);
  return (
    <g className={styles.lines}>
      {ticks.map((tick) => {
        const y = HEIGHT - (tick / top) * (HEIGHT - 12);
        return (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH} y1={y} y2={y} />
            <text x={LEFT - 8} y={y + 4}>
              {tick === top ? formatKm(tick, language) : tick.toLocaleString(language)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Bars({ km }: { readonly km: readonly number[] }) {
  const { top } = chartScale(Math.max(...km));
  const step = (WIDTH - LEFT) / km.length;
  return km.map((value, index) => {
    const number = index + 1;
    const height = (value / top) * (HEIGHT - 12);
    const x = LEFT + index * step;
    const isNamed = km.length <= CROWDED || number === 1 || number % 5 === 0;
    return (
      <g key={number} className={colours[dayColour(number)]}>
        <rect
          className={styles.bar}
          x={x + (step * GAP) / 2}
          y={HEIGHT - height}
          width={Math.min(step * (1 - GAP), 64)}
          height={height}
          rx={Math.min(4, height / 2)}
        />
        {isNamed && (
          <text
            className={styles.number}
            x={x + (step * GAP) / 2 + Math.min(step * (1 - GAP), 64) / 2}
            y={HEIGHT + 18}
          >
            {number}
          </text>
        )}
      </g>
    );
  });
}

function DistanceTable({ overview: { days } }: { readonly overview: Overview }) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  return (
    <details className={styles.details}>
      <summary>{texts.overview.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.costs.dayColumn}</th>
            <th scope="col">{texts.overview.distance}</th>
            <th scope="col">{texts.overview.driving}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ dayId, date, meters, seconds }, index) => (
            <tr key={dayId}>
              <th scope="row">
                {texts.day(index + 1)} <span>{formatWeekday(date, language)}</span>
              </th>
              <td>{formatKm(Math.round(meters / 1000), language)}</td>
              <td>{formatDuration(seconds / 60)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
