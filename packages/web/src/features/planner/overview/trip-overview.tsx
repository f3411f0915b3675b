import {
  stopsOf,
  type Trip,
  type TripOverview as Overview,
  ACCOMMODATION_TYPES,
  setAccommodationType,
  type CountryVisit,
} from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { formatCents } from '../../../format/euros.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePlannerActions } from '../../../parts/trip-edit/use-planner-view.ts';
import { BookingList } from './costs/booking-list.tsx';
import { DayRibbon } from './day-ribbon.tsx';
import styles from './overview.module.css';
import { useOverviewTexts } from './texts.ts';
import { useOverview } from './use-overview.ts';
import { WarningList } from './warning-list.tsx';
import { useAccommodationTexts } from '../../../parts/accommodation/texts.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';

/** The countries along a line, in the order in which they are reached. */
function CountryLine({ countries }: { readonly countries: readonly CountryVisit[] }) {
  const texts = useOverviewTexts();
  if (countries.length === 0) return <p className={styles.muted}>{texts.overview.noCountries}</p>;
  return (
    <ol className={styles.countries}>
      {countries.map(({ country, stops, nights }) => (
        <li key={country}>
          <span className={styles.country}>{country}</span>
          <span className={styles.muted}>
            {stops === 0 ? texts.overview.passing : texts.stops(stops)}
            {nights > 0 && ` · ${texts.nights(nights)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** The kind of lodging that this trip looks for first. */
function AccommodationTypeField({ trip }: { readonly trip: Trip }) {
  const texts = useAccommodationTexts();
  const { run } = useRun();
  if (!useMayEdit()) return null;
  return (
    <div className={styles.limit}>
      <SelectField
        label={texts.question}
        value={trip.akkomodationType}
        options={ACCOMMODATION_TYPES.map((value) => ({ value, label: texts.types[value] }))}
        onChange={(akkomodationType) => run(setAccommodationType, { akkomodationType })}
      />
    </div>
  );
}

/** The trip at a glance: distance, countries and open tasks. */
export function TripOverview() {
  const { overview: texts } = useOverviewTexts();
  const { open } = usePlannerActions();
  const found = useOverview();
  if (!found) return null;
  const { trip, overview, warnings } = found;
  return (
    <div className={styles.overview}>
      <section className={styles.block} aria-labelledby="ueberblick">
        <h2 id="ueberblick">{texts.title}</h2>
        <Totals trip={trip} overview={overview} />
      </section>
      <section className={styles.block} aria-labelledby="strecke">
        <h2 id="strecke">{texts.chart}</h2>
        <DayRibbon trip={trip} overview={overview} />
      </section>
      <section className={styles.block} aria-labelledby="laender">
        <h2 id="laender">{texts.countries}</h2>
        <CountryLine countries={overview.countries} />
      </section>
      <AccommodationTypeField trip={trip} />
      <WarningList trip={trip} warnings={warnings} />
      <BookingList trip={trip} checklist={overview.checklist} onOpen={open} />
    </div>
  );
}

interface TotalsProps {
  readonly trip: Trip;
  readonly overview: Overview;
}

function Totals({ trip, overview }: TotalsProps) {
  const texts = useOverviewTexts();
  const language = useLanguage();
  const { meters, seconds, isEstimate, nights, openNights, longestDay, budget } = overview;
  const cents = budget.total.bookedCents + budget.total.openCents;
  const crossings = overview.days
    .flatMap(({ stops }) => stops)
    .flatMap(({ leg }) => leg?.crossings ?? []).length;
  const mark = estimateMark(isEstimate);
  const km = (value: number): string => mark + formatKm(kmOf(value), language);
  const longest = trip.days.findIndex(({ id }) => id === longestDay?.dayId) + 1;
  const note = isEstimate ? texts.estimated : '';
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{texts.overview.distance}</dt>
        <dd>{km(meters)}</dd>
        {longestDay && longest > 0 && (
          <dd className={styles.muted}>{texts.overview.longest(longest, km(longestDay.meters))}</dd>
        )}
      </div>
      <div>
        <dt>{texts.overview.duration}</dt>
        <dd>{mark + formatDuration(seconds / 60)}</dd>
        {note && <dd className={styles.muted}>{note}</dd>}
      </div>
      <div>
        <dt>{texts.overview.length}</dt>
        <dd>{texts.days(trip.days.length)}</dd>
        <dd className={styles.muted}>{texts.stops(stopsOf(trip).length)}</dd>
      </div>
      <div>
        <dt>{texts.overview.lodging}</dt>
        <dd>{nights}</dd>
        {openNights > 0 && (
          <dd className={styles.muted}>{texts.overview.openNights(openNights)}</dd>
        )}
      </div>
      {crossings > 0 && (
        <div>
          <dt>{texts.overview.crossings}</dt>
          <dd>{crossings}</dd>
        </div>
      )}
      {cents > 0 && (
        <div>
          <dt>{texts.overview.price}</dt>
          <dd>{formatCents(cents, language)}</dd>
          {budget.total.unknown > 0 && (
            <dd className={styles.muted}>{texts.overview.unpriced(budget.total.unknown)}</dd>
          )}
        </div>
      )}
    </dl>
  );
}
