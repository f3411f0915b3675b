import {
  longLabel,
  nightsOf,
  shortLabel,
  bookingsOf,
  isWebUrl,
  type Booking,
  type Location,
} from '@fahrtwind/domain';
import { formatShortDate, type PrintWords } from '../print-words.ts';
import { CONTENT_WIDTH, PAGE, PALE, type Paper } from './pdf-paper.ts';
import type { PdfContent } from './pdf-content.ts';

const DATE_WIDTH = 78;
const STATE_WIDTH = 96;
const MAIN_X = PAGE.margin + DATE_WIDTH;
const MAIN_WIDTH = CONTENT_WIDTH - DATE_WIDTH - STATE_WIDTH - 12;
/** A booking is not torn apart; its lines are about this high. */
const LINE = 15;
/** A note of thousands of characters stands with its day. */
const MOST_LINES = 6;

interface BookingText {
  readonly name: string;
  /** The line that one shows: large. */
  readonly number: string;
  readonly facts: readonly string[];
  readonly url: string;
  readonly price: string;
  readonly isBooked: boolean | null;
}

/** What one holds up at a reception or a counter, in the order of the trip. */
export async function writeBookings(paper: Paper, content: PdfContent): Promise<void> {
  const { trip, words, omit } = content;
  const bookings = bookingsOf(trip);
  if (bookings.length === 0 || omit.has('bookings')) return;
  paper.section(words.bookings);
  for (const booking of bookings) {
    writeBooking(paper, booking, textOf(booking, content), content);
    await paper.breathe();
  }
}

function writeBooking(
  paper: Paper,
  { date, time }: Booking,
  { name, number, facts, url, price, isBooked }: BookingText,
  { words, omit }: PdfContent,
): void {
  const { doc, scale } = paper;
  paper.ensure((facts.length + 4) * LINE * scale);
  const top = doc.y;
  const down = (height: number): void => {
    doc.y += height;
  };
  const dated = date === '' ? '' : formatShortDate(date, words);
  const isPriced = !omit.has('costs') && price !== '';
  const state = [
    isPriced ? price : '',
    isBooked === null ? '' : words[isBooked ? 'booked' : 'open'],
    isPriced ? words.paid : '',
  ].filter((line) => line !== '');
  for (const [lines, cell] of [
    [[dated, time], { x: PAGE.margin, width: DATE_WIDTH - 8 }],
    [state, { x: PAGE.width - PAGE.margin - STATE_WIDTH, width: STATE_WIDTH, isRight: true }],
  ] as const) {
    doc.y = top;
    for (const line of lines) if (line !== '') down(paper.cell(line, { ...cell, most: 3 }));
  }
  const side = doc.y;
  doc.y = top;
  const main = { x: MAIN_X, width: MAIN_WIDTH, most: MOST_LINES };
  down(paper.cell(name, { ...main, font: 'bold', size: 12 }));
  if (number !== '')
    down(paper.cell(`${words.bookingNumber}: ${number}`, { ...main, font: 'bold', size: 12 }));
  for (const fact of facts) down(paper.cell(fact, main));
  if (isWebUrl(url)) down(paper.cell(url, { ...main, size: 8, colour: PALE, most: 2 }));
  doc.y = Math.max(doc.y, side) + 6 * scale;
  paper.rule();
}

function textOf(booking: Booking, content: PdfContent): BookingText {
  const { words, omit } = content;
  const address = (location: Location): string =>
    omit.has('addresses') ? '' : longLabel(location);
  if (booking.kind === 'hotel') return hotelText(booking, words, address);
  if (booking.kind === 'leg') return legText(booking, words, address);
  if (booking.kind === 'ride') return rideText(booking, words);
  const { entry, stop } = booking;
  const place = entry.location.label === '' ? stop.location : entry.location;
  const kind = booking.kind === 'restaurant' ? words.tableAt : words.entryTypes.activity;
  return {
    name: [kind, entry.name].filter(Boolean).join(': '),
    number: '',
    facts: present([address(place) || shortLabel(place)]),
    url: booking.kind === 'activity' ? booking.entry.url : '',
    price: booking.kind === 'activity' ? (booking.entry.price ?? '') : '',
    isBooked: booking.kind === 'activity' ? (booking.entry.booked ?? false) : null,
  };
}

type AddressOf = (location: Location) => string;

function hotelText(
  { hotel }: Extract<Booking, { kind: 'hotel' }>,
  words: PrintWords,
  address: AddressOf,
): BookingText {
  const dated = (label: string, date: string, time = ''): string =>
    present([`${label}: ${formatShortDate(date, words)}`, time]).join(', ');
  const kind = words.hotelTypes[hotel.type];
  return {
    name: present([hotel.name || kind, words.nights(nightsOf(hotel))]).join(' · '),
    number: hotel.bookingNumber ?? '',
    facts: present([
      address(hotel.location),
      hotel.phone && `${words.phone}: ${hotel.phone}`,
      dated(words.checkIn, hotel.checkInDate, hotel.checkInTime),
      dated(words.checkOut, hotel.checkOutDate, hotel.checkOutTime),
    ]),
    url: hotel.url,
    price: hotel.price,
    isBooked: hotel.booked,
  };
}

function legText(
  { field, leg }: Extract<Booking, { kind: 'leg' }>,
  words: PrintWords,
  address: AddressOf,
): BookingText {
  const isRental = field === 'duringTripEntry';
  const [from, to] = isRental ? words.rentalEnds : words.journeyEnds;
  const end = (label: string, time: string, place: Location): string => {
    const at = time === '' ? '' : `${formatShortDate(time, words)}, ${time.slice(11)}`;
    const facts = present([at, address(place) || shortLabel(place)]);
    return facts.length === 0 ? '' : `${label}: ${facts.join(' · ')}`;
  };
  return {
    name: present([`${words.legs[field]} (${words.transport[leg.type]})`, leg.provider]).join(', '),
    number: '',
    facts: present([
      end(from, leg.departureDateTime, leg.from),
      end(to, leg.arrivalDateTime, leg.to),
    ]),
    url: leg.url,
    price: leg.price,
    isBooked: leg.booked,
  };
}

function rideText(
  { ticket, from, to }: Extract<Booking, { kind: 'ride' }>,
  words: PrintWords,
): BookingText {
  const { departureTime, arrivalTime } = ticket;
  const start = shortLabel(from);
  return {
    name: words.ride(words.legKinds[ticket.kind], shortLabel(to), ticket.operator),
    number: ticket.bookingNumber,
    facts: present([
      present([start, departureTime && words.departs(departureTime)]).join(' · '),
      present([shortLabel(to), arrivalTime && words.arrives(arrivalTime)]).join(' · '),
    ]),
    url: ticket.url,
    price: ticket.price,
    isBooked: ticket.booked,
  };
}

function present(texts: readonly (string | undefined)[]): readonly string[] {
  return texts.flatMap((text) => text || []);
}
