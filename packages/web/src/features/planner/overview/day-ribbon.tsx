import {
  countryOf,
  findHotel,
  isOnRoute,
  nightsOnTheWay,
  type DaySchedule,
  type Trip,
  type TripOverview as Overview,
} from '@fahrtwind/domain';
import { estimateMark } from '../../../format/estimate.ts';
import { formatCents } from '../../../format/euros.ts';
import { wayFigures } from '../../../format/way.ts';
import { LEG_ICONS } from '../../../parts/leg-icons.ts';
import { formatDayChip } from '../../../parts/trip-dates.ts';
import { dayColour } from '../../../parts/trip-rows/day-colour.ts';
import { useEmptyDayText } from '../../../parts/trip-rows/empty-day-text.ts';
import { HOTEL_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './day-ribbon.module.css';
import { useOverviewTexts } from './texts.ts';

interface DayRibbonProps {
  readonly trip: Trip;
  readonly overview: Overview;
}

/** The trip day by day: how far, into which countries, by which ferries, where the night is, and what it costs so far. */
export function DayRibbon({ trip, overview }: DayRibbonProps) {
  const { overview: texts } = useOverviewTexts();
  const longest = overview.longestDay?.meters ?? 0;
  if (overview.meters === 0) return <p className={styles.muted}>{texts.noChart}</p>;
  return (
    <ol className={styles.ribbon}>
      {overview.days.map((schedule, index) => (
        <li key={schedule.dayId} className={classNames(styles.day, dayColour(index + 1))}>
          <DayWay trip={trip} schedule={schedule} index={index} longest={longest} />
          <DayFacts trip={trip} overview={overview} index={index} />
        </li>
      ))}
    </ol>
  );
}

interface DayWayProps {
  readonly trip: Trip;
  readonly schedule: DaySchedule;
  readonly index: number;
  readonly longest: number;
}

function DayWay({ trip, schedule, index, longest }: DayWayProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const emptyDay = useEmptyDayText();
  const figures = wayFigures(schedule, language, estimateMark(schedule.isEstimate));
  const chip = formatDayChip(schedule.date, language);
  return (
    <>
      <span className={styles.chip}>
        {chip && <VisuallyHidden>{texts.day(index + 1)}, </VisuallyHidden>}
        {chip || texts.day(index + 1)}
      </span>
      <svg
        className={styles.bar}
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={(schedule.meters / longest) * 100} height="1" />
      </svg>
      <span className={styles.way}>{figures.join(' · ') || emptyDay(trip, index)}</span>
    </>
  );
}

interface DayFactsProps extends DayRibbonProps {
  readonly index: number;
}

/** What else there is to know about a day, each with its sign. */
function DayFacts({ trip, overview, index }: DayFactsProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const day = trip.days[index];
  if (!day) return null;
  const hotel = day.hotelId === null ? undefined : findHotel(trip, day.hotelId);
  const isOpen = !hotel && nightsOnTheWay(trip).includes(day);
  const sum = overview.budget.byDay[index];
  const cents = (sum?.bookedCents ?? 0) + (sum?.openCents ?? 0);
  const countries = newCountries(trip, index);
  const crossings = (overview.days[index]?.stops ?? []).flatMap(({ leg }) => leg?.crossings ?? []);
  return (
    <p className={styles.facts}>
      {countries.length > 0 && (
        <span>
          <Icon name="flag" />
          {countries.join(', ')}
        </span>
      )}
      {crossings.map(({ name, kind }, at) => (
        <span key={`${name} ${at}`}>
          <Icon name={LEG_ICONS[kind]} />
          {name}
        </span>
      ))}
      {(hotel || isOpen) && (
        <span>
          <Icon name={hotel ? HOTEL_ICONS[hotel.type] : 'bed'} />
          {hotel ? hotel.name || texts.unnamedHotel : texts.calendar.noLodging}
        </span>
      )}
      {cents > 0 && <span className={styles.price}>{formatCents(cents, language)}</span>}
    </p>
  );
}

/** The countries that a day comes into. */
function newCountries({ days }: Trip, index: number): readonly string[] {
  const of = (from: number, to: number) =>
    days
      .slice(from, to)
      .flatMap(({ cityList }) =>
        cityList.filter(isOnRoute).map(({ location }) => countryOf(location)),
      )
      .filter((country) => country !== '');
  const before = of(0, index).at(-1);
  return of(index, index + 1).filter(
    (country, at, all) => country !== (at === 0 ? before : all[at - 1]),
  );
}
