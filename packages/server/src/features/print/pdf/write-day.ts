import {
  contentOf,
  isFirm,
  isOnRoads,
  isValidLocation,
  isWebUrl,
  legKindOf,
  longLabel,
  nightsOf,
  restingPlace,
  shortLabel,
  ticketOf,
  type Day,
  type DaySchedule,
  type Entry,
  type Hotel,
  type Location,
  type ScheduledLeg,
  type Stop,
  type StopTimes,
  type TransportField,
} from '@fahrtwind/domain';
import {
  clockOf,
  formatDate,
  formatShortDate,
  formatWay,
  type PrintWords,
} from '../print-words.ts';
import { nameOf } from '../trip-maps.ts';
import { dayColour, drawPdfMap, writeCentred } from './draw-pdf-map.ts';
import { PAGE, PALE, type Paper } from './pdf-paper.ts';
import type { PdfContent } from './pdf-content.ts';
import { isWritable } from './typeset/itemise.ts';

export interface DayPlan {
  readonly index: number;
  readonly day: Day;
  readonly schedule: DaySchedule | undefined;
  /** The number of the last stop before this day. */
  readonly number: number;
  /** Only measured: its map is room, and it begins no page. */
  readonly isDraft?: boolean;
}

const INDENT = 28;
/** A stop's name is not left alone at the foot of a page. */
const STOP_ROOM = 54;

/** The way to a stop. */
const WAY_ROOM = 14;

/** The heading of a day, and the way below it. */
const HEAD_ROOM = 48;

/** One day, below the one before it where there is room; answers the number of its last stop. */
export async function writeDay(
  paper: Paper,
  content: PdfContent,
  plan: DayPlan,
  /** What it needs as a whole; by default only its beginning is kept together. */
  height?: number,
): Promise<number> {
  const { trip, words, maps, omit } = content;
  const { index, day, schedule } = plan;
  const map = omit.has('maps') ? null : maps?.days[index];
  const heading = `${words.day(index + 1)} · ${formatDate(day.date, words)}`;
  if (index === 0 && !plan.isDraft) paper.section(heading);
  else paper.part(heading, height ?? HEAD_ROOM + (map?.height ?? 0) + STOP_ROOM);
  if (schedule && schedule.meters > 0)
    await paper.text(formatWay(schedule, words), { colour: PALE, gap: 8 });
  if (map) {
    if (!plan.isDraft) drawPdfMap(paper, map, [PAGE.margin, paper.doc.y]);
    paper.doc.y += map.height + 14;
  }
  if (index === 0) await writeJourney(paper, content, 'arrivalEntry');
  const times = new Map(schedule?.stops.map((one) => [one.stopId, one]));
  let { number } = plan;
  for (const stop of day.cityList) {
    const isNumbered = isFirm(stop) && isValidLocation(stop.location);
    if (isNumbered) number += 1;
    await writeStop(paper, content, {
      stop,
      times: times.get(stop.id),
      number: isNumbered ? number : null,
      colour: dayColour(index + 1),
    });
  }
  if (day.cityList.length === 0) {
    const place = restingPlace(trip, index);
    const text = place ? words.restingAt(shortLabel(place)) : words.freeDay;
    await paper.text(text, { colour: PALE, gap: 10 });
  }
  const hotel = trip.hotels.find(({ id }) => id === day.hotelId);
  if (hotel) await writeNight(paper, content, hotel);
  if (index === trip.days.length - 1) await writeJourney(paper, content, 'departureEntry');
  return number;
}

interface StopPlan {
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
  readonly number: number | null;
  readonly colour: string;
}

async function writeStop(
  paper: Paper,
  { words, omit, layout }: PdfContent,
  { stop, times, number, colour }: StopPlan,
): Promise<void> {
  const leg = times?.leg;
  // With what is said about it, because the way to a stop says nothing on another page.
  paper.ensure(leg ? STOP_ROOM + WAY_ROOM : STOP_ROOM);
  if (leg && leg.meters > 0)
    await paper.text(wayText(stop, leg, words), {
      size: 9,
      colour: PALE,
      indent: INDENT,
    });
  await writeTicket(paper, stop, words, omit);
  paper.ensure(STOP_ROOM);
  drawNumber(paper, number, colour);
  const optional = stop.optional ? ` (${words.optional})` : '';
  const when = timesText(times, words);
  const name = paperName(stop) + optional;
  const isOneLine = layout === 'compact' && when !== '';
  const head = isOneLine ? `${name} · ${when}` : name;
  await paper.text(head, { font: 'bold', size: 12, indent: INDENT });
  if (when !== '' && !isOneLine) await paper.text(when, { indent: INDENT });
  await writeAddress(paper, stop.location, omit.has('addresses'));
  if (stop.note?.content && !omit.has('notes'))
    await paper.text(stop.note.content, { indent: INDENT });
  for (const entry of stop.entries)
    if (entry.entryType !== 'note' || !omit.has('notes'))
      await writeEntry(paper, entry, words, omit);
  for (const poi of stop.pois) await paper.text(`• ${poi.name}`, { indent: INDENT });
  paper.doc.y += 8 * paper.scale;
}

/** `Zug: 413 km, 5:23 h · ab 07:34 Uhr · an 12:57 Uhr`; a car is not named, because most legs go by car. */
function wayText(stop: Stop, leg: ScheduledLeg, words: PrintWords): string {
  const kind = legKindOf(stop);
  const { departureTime = '', arrivalTime = '' } = ticketOf(stop) ?? {};
  const way = formatWay(leg, words);
  return [
    kind === 'car' ? way : `${words.legKinds[kind]}: ${way}`,
    departureTime && words.departs(departureTime),
    arrivalTime && words.arrives(arrivalTime),
    ...(isOnRoads(stop.routeProfile) ? (leg.crossings ?? []).map(({ name }) => name) : []),
  ]
    .filter(Boolean)
    .join(' · ');
}

async function writeTicket(
  paper: Paper,
  stop: Stop,
  words: PrintWords,
  omit: PdfContent['omit'],
): Promise<void> {
  const ticket = ticketOf(stop);
  if (!ticket || omit.has('bookings')) return;
  const { operator, bookingNumber, url, price, booked } = ticket;
  const facts = [
    operator,
    bookingNumber && `${words.bookingNumber}: ${bookingNumber}`,
    omit.has('costs') ? '' : price,
    booked ? words.booked : '',
  ].filter(Boolean);
  const look = { size: 9, indent: INDENT };
  if (facts.length > 0) await paper.text(facts.join(' · '), look);
  if (isWebUrl(url)) await paper.text(url, { ...look, link: url });
}

function drawNumber(
  { doc, typesetter, scale }: Paper,
  number: number | null,
  colour: string,
): void {
  const [x, y] = [PAGE.margin + 9, doc.y + 8 * scale];
  if (number === null) {
    doc.circle(x, y, 3).lineWidth(1).stroke(colour);
    return;
  }
  doc.circle(x, y, 9 * scale).fill(colour);
  doc.fillColor('#ffffff');
  writeCentred(typesetter, String(number), [x, y], 8 * scale);
}

/** With its English name where no font has its signs. */
function paperName(stop: Stop): string {
  const name = nameOf(stop);
  const { englishName } = stop.location;
  return englishName !== '' && !isWritable(name) ? `${name} (${englishName})` : name;
}

function timesText(times: StopTimes | undefined, words: PrintWords): string {
  const { arrivalMinutes = null, departureMinutes = null } = times ?? {};
  if (arrivalMinutes === null) return '';
  const arrival = clockOf(arrivalMinutes);
  if (departureMinutes === null || departureMinutes === arrivalMinutes)
    return words.arrival(arrival);
  return words.stay(arrival, clockOf(departureMinutes));
}

async function writeAddress(paper: Paper, location: Location, isOmitted: boolean): Promise<void> {
  const address = longLabel(location);
  if (isOmitted || address === '' || address === shortLabel(location)) return;
  await paper.text(address, { size: 9, colour: PALE, indent: INDENT });
}

async function writeEntry(
  paper: Paper,
  entry: Entry,
  words: PrintWords,
  omit: PdfContent['omit'],
): Promise<void> {
  const kind = words.entryTypes[entry.entryType];
  const time = entry.entryType === 'restaurant' && entry.time ? `${entry.time}  ` : '';
  const isPriced = entry.entryType === 'activity' && !omit.has('costs');
  const price = isPriced && entry.price ? ` · ${entry.price}` : '';
  const booked = entry.entryType === 'activity' && entry.booked ? ` · ${words.booked}` : '';
  const name = entry.name === '' ? kind : `${kind}: ${entry.name}`;
  await paper.text(`• ${time}${name}${price}${booked}`, { indent: INDENT });
  const inner = { indent: INDENT + 10, size: 9 };
  if (contentOf(entry) !== '') await paper.text(contentOf(entry), inner);
  if (!omit.has('addresses') && isValidLocation(entry.location))
    await paper.text(longLabel(entry.location), { ...inner, colour: PALE });
  if (entry.entryType === 'activity' && isWebUrl(entry.url))
    await paper.text(entry.url, { ...inner, link: entry.url });
}

async function writeNight(
  paper: Paper,
  { words, omit, layout }: PdfContent,
  hotel: Hotel,
): Promise<void> {
  paper.ensure(STOP_ROOM + 20);
  paper.rule();
  const kind = words.hotelTypes[hotel.type];
  await paper.text(`${words.night}: ${hotel.name || kind}`, { font: 'bold', size: 12 });
  const dated = (label: string, date: string, time = ''): string =>
    [`${label}: ${formatShortDate(date, words)}`, time].filter(Boolean).join(', ');
  const state = [kind, words.nights(nightsOf(hotel)), hotel.booked ? words.booked : words.open];
  const isBookingShown = !omit.has('bookings');
  const facts = [
    state.join(' · '),
    dated(words.checkIn, hotel.checkInDate, hotel.checkInTime),
    dated(words.checkOut, hotel.checkOutDate, hotel.checkOutTime),
    isBookingShown && hotel.bookingNumber ? `${words.bookingNumber}: ${hotel.bookingNumber}` : '',
    isBookingShown && hotel.phone ? `${words.phone}: ${hotel.phone}` : '',
  ].filter((fact) => fact !== '');
  if (layout === 'compact') await paper.text(facts.join(' · '));
  else for (const fact of facts) await paper.text(fact);
  if (!omit.has('addresses') && longLabel(hotel.location) !== '')
    await paper.text(longLabel(hotel.location), { size: 9, colour: PALE });
  if (isBookingShown && isWebUrl(hotel.url))
    await paper.text(hotel.url, { size: 9, link: hotel.url });
  if (hotel.note && !omit.has('notes')) await paper.text(hotel.note);
  paper.doc.y += 8 * paper.scale;
}

async function writeJourney(
  paper: Paper,
  { trip, words, omit }: PdfContent,
  field: TransportField,
): Promise<void> {
  const leg = trip[field];
  if (!leg) return;
  paper.ensure(STOP_ROOM);
  const way = [leg.from, leg.to].map(shortLabel).filter(Boolean).join(' – ');
  await paper.text(`${words.legs[field]} (${words.transport[leg.type]}): ${way}`, {
    font: 'bold',
    size: 12,
  });
  const times = [leg.departureDateTime, leg.arrivalDateTime]
    .filter(Boolean)
    .map((time) => `${formatShortDate(time, words)}, ${time.slice(11)}`);
  if (times.length > 0) await paper.text(times.join(' – '));
  if (!omit.has('bookings')) {
    if (leg.provider) await paper.text(leg.provider);
    if (isWebUrl(leg.url)) await paper.text(leg.url, { size: 9, link: leg.url });
  }
  paper.doc.y += 8 * paper.scale;
}
