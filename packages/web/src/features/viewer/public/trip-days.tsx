import type { PublicDay, PublicLodging, PublicStop, PublicTrip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { formatWay } from '../../../format/way.ts';
import { profileName } from '../../../parts/profile-name.ts';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import rows from '../../../parts/trip-rows/trip-rows.module.css';
import { formatWeekday } from '../../../parts/trip-dates.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { LodgingRow } from './lodging-row.tsx';
import type { MeasuredLegs } from './measured-legs.ts';
import styles from './public-trip.module.css';
import { StopRow } from './stop-row.tsx';
import { usePublicTexts } from './texts.ts';

interface TripDaysProps {
  readonly trip: PublicTrip;
  /** By stop; until the route planner has answered, what the server estimated is shown. */
  readonly legs: MeasuredLegs;
}

/** The whole plan in words, which needs no script and no map. */
export function TripDays({ trip, legs }: TripDaysProps) {
  const texts = usePublicTexts().trip;
  const lodgings = new Map(trip.lodgings.map((lodging) => [lodging.id, lodging]));
  const numbers = numbersOf(trip);
  return (
    <section className={styles.days} aria-labelledby="tag-fuer-tag">
      <h2 id="tag-fuer-tag">{texts.plan}</h2>
      {trip.days.map((day) => (
        <DaySection
          key={day.id}
          day={day}
          lodging={lodgings.get(day.lodgingId ?? '')}
          numbers={numbers}
          legs={legs}
        />
      ))}
      <p className={styles.estimate}>{texts.estimate}</p>
    </section>
  );
}

interface DaySectionProps {
  readonly day: PublicDay;
  readonly lodging: PublicLodging | undefined;
  readonly numbers: ReadonlyMap<string, number>;
  readonly legs: MeasuredLegs;
}

function DaySection({ day, lodging, numbers, legs }: DaySectionProps) {
  const texts = useTripRowTexts();
  const { freeDay } = usePublicTexts().trip;
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
        <DayWay day={day} legs={legs} />
      </div>
      {day.stops.length === 0 ? (
        <p className={rows.empty}>{freeDay}</p>
      ) : (
        <ol className={rows.stops}>
          {day.stops.map((stop) => (
            <li key={stop.id}>
              <LegLine stop={stop} legs={legs} />
              <StopRow stop={stop} number={numbers.get(stop.id) ?? null} />
            </li>
          ))}
        </ol>
      )}
      {lodging && <LodgingRow lodging={lodging} dayNumber={day.number} />}
    </section>
  );
}

function DayWay({ day, legs }: Pick<DaySectionProps, 'day' | 'legs'>) {
  const language = useLanguage();
  const known = day.stops.flatMap(({ id }) => legs.get(id) ?? []);
  const isKnown = known.length > 0 && known.length === day.stops.filter(({ leg }) => leg).length;
  const sum = (part: 'meters' | 'seconds') => known.reduce((total, leg) => total + leg[part], 0);
  const { meters, seconds } = isKnown ? { meters: sum('meters'), seconds: sum('seconds') } : day;
  const mark = isKnown && !known.some(({ isEstimate }) => isEstimate) ? '' : '~';
  if (meters === 0) return null;
  return (
    <p className={rows.dayTotals}>
      {mark}
      {formatKm(kmOf(meters), language)} · {mark}
      {formatDuration(seconds / 60)}
    </p>
  );
}

function LegLine({ stop, legs }: { readonly stop: PublicStop; readonly legs: MeasuredLegs }) {
  const texts = useTripRowTexts();
  const language = useLanguage();
  const leg = legs.get(stop.id) ?? stop.leg;
  if (!leg) return null;
  const isDriven = stop.profile === 'driving';
  const mark = (legs.get(stop.id)?.isEstimate ?? true) ? '~' : '';
  return (
    <p className={rows.leg}>
      {!isDriven && `${profileName(stop.profile, language)}, `}
      {formatWay(leg, language, mark)}
      {isDriven && !stop.toll && <span> · {texts.noToll}</span>}
    </p>
  );
}

/** The stops on the route are numbered through all days, as on the map. */
function numbersOf({ days }: PublicTrip): ReadonlyMap<string, number> {
  const counted = days
    .flatMap(({ stops }) => stops)
    .filter(({ optional, lat, lng }) => !optional && lat !== 0 && lng !== 0);
  return new Map(counted.map(({ id }, index) => [id, index + 1]));
}
