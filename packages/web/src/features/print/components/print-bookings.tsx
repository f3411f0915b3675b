import {
  bookingsOf,
  isValidLocation,
  longLabel,
  nightsOf,
  shortLabel,
  type Booking,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { legKindName } from '../../../parts/leg-kind-name.ts';
import { formatDay } from '../../../parts/trip-dates.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { Omitted } from './print-parts.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

interface BookingText {
  readonly name: string;
  readonly number: string;
  readonly facts: readonly string[];
  readonly url: string;
  readonly price: string;
  readonly isBooked: boolean | null;
}

interface PrintBookingsProps {
  readonly trip: Trip;
  readonly omit: Omitted;
}

/** What one holds up at a reception or a counter, in the order of the trip. */
export function PrintBookings({ trip, omit }: PrintBookingsProps) {
  const texts = usePrintTexts();
  const bookings = bookingsOf(trip);
  if (bookings.length === 0 || omit.has('bookings')) return null;
  return (
    <section className={styles.costs}>
      <h2>{texts.bookings}</h2>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <BookingRow key={`${booking.kind} ${booking.id}`} booking={booking} omit={omit} />
        ))}
      </ul>
    </section>
  );
}

function BookingRow({ booking, omit }: { readonly booking: Booking; readonly omit: Omitted }) {
  const texts = usePrintTexts();
  const rows = useTripRowTexts();
  const language = useLanguage();
  const { name, number, facts, url, price, isBooked } = useBookingText(booking, omit);
  const isPriced = !omit.has('costs') && price !== '';
  const address = readWebUrl(url);
  return (
    <li>
      <p>
        {booking.date !== '' && formatDay(booking.date, language)}
        {booking.time !== '' && <br />}
        {booking.time}
      </p>
      <div>
        <h3>{name}</h3>
        {number !== '' && (
          <p className={styles.number}>
            {texts.bookingNumber}: {number}
          </p>
        )}
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {address !== null && <p className={styles.muted}>{address}</p>}
      </div>
      <div className={styles.state}>
        {isPriced && <p>{price}</p>}
        {isBooked !== null && <p>{isBooked ? rows.booked : texts.open}</p>}
        {isPriced && <p>{texts.paid}</p>}
      </div>
    </li>
  );
}

function useBookingText(booking: Booking, omit: Omitted): BookingText {
  const texts = usePrintTexts();
  const rows = useTripRowTexts();
  const language = useLanguage();
  const placeText = (location: Location): string =>
    omit.has('addresses') ? shortLabel(location) : longLabel(location);
  const dated = (label: string, date: string, ...facts: readonly (string | undefined)[]): string =>
    `${label}: ${[date && formatDay(date.slice(0, 10), language), ...facts].filter(Boolean).join(', ')}`;
  if (booking.kind === 'hotel') {
    const { hotel } = booking;
    return {
      name: `${hotel.name || rows.hotelTypes[hotel.type]} · ${rows.nights(nightsOf(hotel))}`,
      number: hotel.bookingNumber ?? '',
      facts: [
        omit.has('addresses') ? '' : longLabel(hotel.location),
        hotel.phone ? `${texts.phone}: ${hotel.phone}` : '',
        dated(texts.checkIn, hotel.checkInDate, hotel.checkInTime),
        dated(texts.checkOut, hotel.checkOutDate, hotel.checkOutTime),
      ].filter((fact) => fact !== ''),
      url: hotel.url,
      price: hotel.price,
      isBooked: hotel.booked,
    };
  }
  if (booking.kind === 'leg') {
    const { field, leg } = booking;
    const [from, to] = field === 'duringTripEntry' ? texts.rentalEnds : texts.journeyEnds;
    const end = (label: string, time: string, place: Location): string =>
      time === '' && placeText(place) === ''
        ? ''
        : dated(label, time, time.slice(11), placeText(place));
    const kind = `${rows.legs[field]} (${rows.transportTypes[leg.type]})`;
    return {
      name: [kind, leg.provider].filter(Boolean).join(', '),
      number: '',
      facts: [
        end(from, leg.departureDateTime, leg.from),
        end(to, leg.arrivalDateTime, leg.to),
      ].filter((fact) => fact !== ''),
      url: leg.url,
      price: leg.price,
      isBooked: leg.booked,
    };
  }
  if (booking.kind === 'ride') {
    const { ticket, from, to } = booking;
    const end = (label: string, time: string, place: Location): string =>
      `${label}: ${[time && rows.oClock(time), shortLabel(place)].filter(Boolean).join(', ')}`;
    return {
      name: rows.ride(legKindName(ticket.kind, language), shortLabel(to), ticket.operator),
      number: ticket.bookingNumber,
      facts: [
        end(texts.journeyEnds[0], ticket.departureTime, from),
        end(texts.journeyEnds[1], ticket.arrivalTime, to),
      ],
      url: ticket.url,
      price: ticket.price,
      isBooked: ticket.booked,
    };
  }
  const { entry, stop } = booking;
  const place = isValidLocation(entry.location) ? entry.location : stop.location;
  const isActivity = entry.entryType === 'activity';
  return {
    name: [rows.entryTypes[entry.entryType], entry.name].filter(Boolean).join(': '),
    number: '',
    facts: [placeText(place)],
    url: isActivity ? entry.url : '',
    price: isActivity ? (entry.price ?? '') : '',
    isBooked: isActivity ? (entry.booked ?? false) : null,
  };
}
