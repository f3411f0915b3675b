import {
  contentOf,
  isValidLocation,
  longLabel,
  nightsOf,
  shortLabel,
  ticketOf,
  type Entry,
  type Hotel,
  type Location,
  type PrintPart,
  type Stop,
  type TransportField,
  type TransportLeg,
} from '@fahrtwind/domain';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { formatDay } from '../../../parts/trip-dates.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

export type Omitted = ReadonlySet<PrintPart>;

export function PrintAddress({
  location,
  omit,
}: {
  readonly location: Location;
  readonly omit: Omitted;
}) {
  const address = longLabel(location);
  if (omit.has('addresses') || address === '' || address === shortLabel(location)) return null;
  return <p className={styles.muted}>{address}</p>;
}

export function PrintEntry({ entry, omit }: { readonly entry: Entry; readonly omit: Omitted }) {
  const rows = useTripRowTexts();
  if (entry.entryType === 'note' && omit.has('notes')) return null;
  const kind = rows.entryTypes[entry.entryType];
  const url = entry.entryType === 'activity' ? readWebUrl(entry.url) : null;
  const facts = [
    entry.entryType === 'restaurant' && entry.time,
    entry.entryType === 'activity' && !omit.has('costs') && entry.price,
    entry.entryType === 'activity' && entry.booked && rows.booked,
  ].filter(Boolean);
  return (
    <li>
      {entry.name === '' ? kind : `${kind}: ${entry.name}`}
      {facts.length > 0 && ` · ${facts.join(' · ')}`}
      {contentOf(entry) !== '' && <p className={styles.text}>{contentOf(entry)}</p>}
      {isValidLocation(entry.location) && <PrintAddress location={entry.location} omit={omit} />}
      {url !== null && <p className={styles.muted}>{url}</p>}
    </li>
  );
}

export function PrintNight({ hotel, omit }: { readonly hotel: Hotel; readonly omit: Omitted }) {
  const texts = usePrintTexts();
  const rows = useTripRowTexts();
  const language = useLanguage();
  const kind = rows.hotelTypes[hotel.type];
  const url = readWebUrl(hotel.url);
  const dated = (date: string, time: string | undefined): string =>
    [formatDay(date, language), time].filter(Boolean).join(', ');
  return (
    <div className={styles.night}>
      <h3>
        {rows.night}: {hotel.name || kind}
      </h3>
      <p>
        {[kind, rows.nights(nightsOf(hotel)), hotel.booked ? rows.booked : texts.open].join(' · ')}
      </p>
      <p>
        {texts.checkIn}: {dated(hotel.checkInDate, hotel.checkInTime)}
      </p>
      <p>
        {texts.checkOut}: {dated(hotel.checkOutDate, hotel.checkOutTime)}
      </p>
      <PrintAddress location={hotel.location} omit={omit} />
      {!omit.has('bookings') && (
        <>
          {hotel.bookingNumber && (
            <p>
              {texts.bookingNumber}: {hotel.bookingNumber}
            </p>
          )}
          {hotel.phone && (
            <p>
              {texts.phone}: {hotel.phone}
            </p>
          )}
          {url !== null && <p className={styles.muted}>{url}</p>}
        </>
      )}
      {hotel.note && !omit.has('notes') && <p className={styles.text}>{hotel.note}</p>}
    </div>
  );
}

/** What is booked for the leg to a stop. */
export function PrintTicket({ stop, omit }: { readonly stop: Stop; readonly omit: Omitted }) {
  const texts = usePrintTexts();
  const ticket = ticketOf(stop);
  if (!ticket || omit.has('bookings')) return null;
  const url = readWebUrl(ticket.url);
  return (
    <>
      {ticket.bookingNumber && (
        <p>
          {texts.bookingNumber}: {ticket.bookingNumber}
        </p>
      )}
      {!omit.has('costs') && ticket.price && <p>{ticket.price}</p>}
      {url !== null && <p className={styles.muted}>{url}</p>}
    </>
  );
}

interface PrintJourneyProps {
  readonly field: TransportField;
  readonly leg: TransportLeg;
  readonly omit: Omitted;
}

export function PrintJourney({ field, leg, omit }: PrintJourneyProps) {
  const rows = useTripRowTexts();
  const language = useLanguage();
  const url = readWebUrl(leg.url);
  const times = [leg.departureDateTime, leg.arrivalDateTime]
    .filter(Boolean)
    .map((time) => `${formatDay(time.slice(0, 10), language)}, ${time.slice(11)}`);
  return (
    <div className={styles.night}>
      <h3>
        {rows.legs[field]} ({rows.transportTypes[leg.type]}):{' '}
        {[leg.from, leg.to].map(shortLabel).filter(Boolean).join(' – ')}
      </h3>
      {times.length > 0 && <p>{times.join(' – ')}</p>}
      {!omit.has('bookings') && leg.provider && <p>{leg.provider}</p>}
      {!omit.has('bookings') && url !== null && <p className={styles.muted}>{url}</p>}
    </div>
  );
}
