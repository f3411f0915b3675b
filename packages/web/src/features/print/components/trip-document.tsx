import { stopsOf, type Trip } from '@fahrtwind/domain';
import { useMemo } from 'react';
import { estimateMark } from '../../../format/estimate.ts';
import { formatWay } from '../../../format/way.ts';
import { today } from '../../../parts/today.ts';
import { formatDay, formatTripDates } from '../../../parts/trip-dates.ts';
import { StopNumbers } from '../../../parts/trip-rows/stop-number.tsx';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { useRoutes } from '../../../parts/trip-routes/use-routes.ts';
import { stopNumbers } from '../../../parts/trip-schedule/stop-numbers.ts';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { classNames } from '../../../ui/class-names.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { PrintBar } from './print-bar.tsx';
import { PrintBookings } from './print-bookings.tsx';
import { PrintCosts } from './print-costs.tsx';
import { PrintDay } from './print-day.tsx';
import { PrintEmergency } from './print-emergency.tsx';
import type { Omitted } from './print-parts.tsx';
import { RouteDrawing } from './route-drawing.tsx';
import { usePrintTexts } from '../texts.ts';
import { usePrintOptions } from '../state/use-print-options.ts';
import { useTripMaps, type MapsState } from '../state/use-trip-maps.ts';
import styles from './print.module.css';

/** The trip as pages of A4. */
export function TripDocument({ trip }: { readonly trip: Trip }) {
  const options = usePrintOptions();
  const { omit, layout } = options;
  const isOnServer = useTrips((state) => state.isOnServer);
  useRoutes(trip);
  const { days } = useSchedule(trip);
  const numbers = useMemo(() => stopNumbers(trip.days), [trip.days]);
  const maps = useTripMaps(trip.id, isOnServer, trip.days);
  const drawn = typeof maps === 'object' && !omit.has('maps') ? maps : null;
  return (
    <div className={styles.page}>
      <PrintBar trip={trip} options={options} />
      <article className={classNames(styles.paper, layout === 'compact' && styles.compact)}>
        <Cover trip={trip} omit={omit} maps={isOnServer ? maps : 'failed'} />
        <StopNumbers value={numbers}>
          {trip.days.map((day, index) => (
            <PrintDay
              key={day.id}
              trip={trip}
              day={day}
              index={index}
              schedule={days.get(day.id)?.schedule}
              map={drawn?.days[index] ?? null}
              omit={omit}
            />
          ))}
        </StopNumbers>
        <PrintBookings trip={trip} omit={omit} />
        <PrintCosts trip={trip} omit={omit} />
        <PrintEmergency trip={trip} omit={omit} />
      </article>
    </div>
  );
}

interface CoverProps {
  readonly trip: Trip;
  readonly omit: Omitted;
  readonly maps: MapsState;
}

function Cover({ trip, omit, maps }: CoverProps) {
  const texts = usePrintTexts();
  const language = useLanguage();
  const { meters, seconds, isEstimate } = useSchedule(trip);
  const rows = useTripRowTexts();
  const [first, last] = [trip.days[0]?.date ?? '', trip.days.at(-1)?.date ?? ''];
  const url = typeof maps === 'object' ? maps.publicUrl : null;
  return (
    <section className={styles.cover}>
      <h1 tabIndex={-1}>{trip.title}</h1>
      <p className={styles.dates}>{formatTripDates(first, last, language)}</p>
      <p>
        {texts.facts(trip.days.length, stopsOf(trip).length)}
        {meters > 0 && ` · ${formatWay({ meters, seconds }, language, estimateMark(isEstimate))}`}
      </p>
      {isEstimate && <p className={styles.muted}>{rows.estimateText}</p>}
      {!omit.has('maps') && <CoverMap maps={maps} />}
      {url !== null && !omit.has('qr') && (
        <div className={styles.online}>
          <QrCode className={styles.qr} text={url} label={texts.online} />
          <div>
            <p>
              <strong>{texts.online}</strong>
            </p>
            <p className={styles.muted}>{url}</p>
          </div>
        </div>
      )}
      {url === null && !omit.has('qr') && <p className={styles.hint}>{texts.noPublicLink}</p>}
      <p className={styles.muted}>{texts.asOf(formatDay(today(), language))}</p>
    </section>
  );
}

function CoverMap({ maps }: Pick<CoverProps, 'maps'>) {
  const texts = usePrintTexts();
  if (maps === 'loading') return <p className={styles.hint}>{texts.mapsLoading}</p>;
  if (maps === 'failed') return <p className={styles.hint}>{texts.mapsFailed}</p>;
  if (!maps.trip) return null;
  return (
    <figure className={styles.figure}>
      <RouteDrawing drawing={maps.trip} title={texts.routeMap} />
      <figcaption className={styles.muted}>
        {texts.mapSource(maps.attribution.join(', '))}
      </figcaption>
    </figure>
  );
}
