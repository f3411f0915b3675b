import {
  EMPTY_LOCATION,
  isEstimated,
  restingPlace,
  shortLabel,
  viewedStop,
  viewedTrip,
  type PublicDay,
  type PublicLodging,
  type PublicStop,
  type PublicTrip,
} from '@fahrtwind/domain';
import { estimateMark } from '../../../format/estimate.ts';
import { wayFigures } from '../../../format/way.ts';
import { wayText } from '../../../parts/trip-rows/leg-facts.ts';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { LodgingRow } from './lodging-row.tsx';
import styles from './public-trip.module.css';
import { StopRow } from './stop-row.tsx';
import { usePublicTexts } from './texts.ts';

/** The whole plan in words, which needs no script and no map. */
export function TripDays({ trip }: { readonly trip: PublicTrip }) {
  const texts = usePublicTexts().trip;
  const lodgings = new Map(trip.lodgings.map((lodging) => [lodging.id, lodging]));
  const numbers = numbersOf(trip);
  const viewed = viewedTrip(trip);
  return (
    <section className={styles.days} aria-labelledby="tag-fuer-tag">
      <h2 id="tag-fuer-tag">{texts.plan}</h2>
      {trip.days.map((day, index) => (
        <DaySection
          key={day.id}
          day={day}
          lodging={lodgings.get(day.lodgingId ?? '')}
          restingAt={shortLabel(restingPlace(viewed, index) ?? EMPTY_LOCATION)}
          numbers={numbers}
        />
      ))}
      {isEstimated(trip) && <p className={styles.estimate}>{texts.estimate}</p>}
    </section>
  );
}

interface DaySectionProps {
  readonly day: PublicDay;
  readonly lodging: PublicLodging | undefined;
  /** The place where a day without stops is spent; empty when there is none. */
  readonly restingAt: string;
  readonly numbers: ReadonlyMap<string, number>;
}

function DaySection({ day, lodging, restingAt, numbers }: DaySectionProps) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  return (
    <section
      className={classNames(rows.day, dayColour(day.number))}
      aria-labelledby={`tag-${day.number}`}
    >
      <div className={classNames(rows.dayHead, styles.dayHead)}>
        <h3 id={`tag-${day.number}`} className={rows.dayTitle}>
          <span className={rows.dayNumber}>{texts.day(day.number)}</span>
          {day.date !== null && (
            <span className={rows.date}>{formatWeekday(day.date, language)}</span>
          )}
        </h3>
        <DayWay day={day} />
      </div>
      {day.stops.length === 0 ? (
        <p className={rows.empty}>
          {restingAt === '' ? texts.emptyDay : texts.restingAt(restingAt)}
        </p>
      ) : (
        <ol className={rows.stops}>
          {day.stops.map((stop) => (
            <li key={stop.id}>
              <LegLine stop={stop} />
              <StopRow stop={stop} number={numbers.get(stop.id) ?? null} />
            </li>
          ))}
        </ol>
      )}
      {lodging && <LodgingRow lodging={lodging} dayNumber={day.number} />}
    </section>
  );
}

function DayWay({ day: { meters, seconds, isEstimate } }: Pick<DaySectionProps, 'day'>) {
  const language = useLanguage();
  if (meters === 0) return null;
  const figures = wayFigures({ meters, seconds }, language, estimateMark(isEstimate));
  return <p className={rows.dayTotals}>{figures.join(' · ')}</p>;
}

function LegLine({ stop }: { readonly stop: PublicStop }) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  const { leg } = stop;
  if (!leg) return null;
  const words = wayText(viewedStop(stop), { ...leg, via: stop.via ?? [] }, language, texts);
  return words === '' ? null : <p className={rows.leg}>{words}</p>;
}

/** The stops on the route are numbered through all days, as on the map. */
function numbersOf({ days }: PublicTrip): ReadonlyMap<string, number> {
  const counted = days
    .flatMap(({ stops }) => stops)
    .filter(({ optional, lat, lng }) => !optional && lat !== 0 && lng !== 0);
  return new Map(counted.map(({ id }, index) => [id, index + 1]));
}
