import type { TripOverview as Overview } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { chartScale } from './chart-scale.ts';
import styles from './distance-chart.module.css';
import { useOverviewTexts } from './texts.ts';

/** Keeps the bars of a short trip from getting wider than a sixth of the chart. */
const FEWEST_COLUMNS = 6;
/** With more bars, only every fifth day is labelled, because a phone has no room for all numbers. */
const MOST_NUMBERS = 16;
const TOP = 100;
const COLUMN = 10;
const BAR = 7;

/** The distance of every day, as bars in the days' colours and as a table. */
export function DistanceChart({ overview }: { readonly overview: Overview }) {
  const { overview: texts } = useOverviewTexts();
  const language = useLanguage();
  const { days, meters, isEstimate } = overview;
  if (meters === 0) return <p className={styles.none}>{texts.noChart}</p>;
  const km = days.map((day) => Math.round(day.meters / 1000));
  const label = texts.chartLabel(
    days.length,
    estimateMark(isEstimate) + formatKm(kmOf(meters), language),
  );
  return (
    <figure className={styles.figure}>
      <figcaption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </figcaption>
      <Chart km={km} />
      <DistanceTable overview={overview} />
    </figure>
  );
}

/** Labels and bars are separate, because the bars stretch and the text must not. */
function Chart({ km }: { readonly km: readonly number[] }) {
  const language = useLanguage();
  const { top, ticks } = chartScale(Math.max(...km));
  const columns = Math.max(km.length, FEWEST_COLUMNS);
  const numbers = Array.from({ length: columns }, (_, index) => index + 1);
  const isNamed = (number: number): boolean =>
    number <= km.length && (km.length <= MOST_NUMBERS || number === 1 || number % 5 === 0);
  return (
    <div className={styles.chart} aria-hidden="true">
      <div className={styles.heights}>
        {ticks.map((tick) => (
          <span key={tick}>{formatKm(tick, language)}</span>
        ))}
      </div>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${columns * COLUMN} ${TOP}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        {ticks.map((tick) => {
          const y = TOP - (tick / top) * TOP;
          return <line key={tick} x1="0" x2={columns * COLUMN} y1={y} y2={y} />;
        })}
        {km.map((value, index) => (
          <rect
            key={numbers[index]}
            className={dayColour(index + 1)}
            x={index * COLUMN + (COLUMN - BAR) / 2}
            y={TOP - (value / top) * TOP}
            width={BAR}
            height={(value / top) * TOP}
          />
        ))}
      </svg>
      <div className={styles.numbers}>
        {numbers.map((number) => (
          <span key={number}>{isNamed(number) && number}</span>
        ))}
      </div>
    </div>
  );
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
          {days.map(({ dayId, date, meters, seconds, isEstimate }, index) => (
            <tr key={dayId}>
              <th scope="row">
                {texts.day(index + 1)} <span>{formatWeekday(date, language)}</span>
              </th>
              <td>{estimateMark(isEstimate) + formatKm(kmOf(meters), language)}</td>
              <td>{estimateMark(isEstimate) + formatDuration(seconds / 60)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
