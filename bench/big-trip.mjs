import { loadModule } from './load-module.mjs';

/** @typedef {import('../packages/domain/src/trip/trip.ts').Trip} Trip */
/** @typedef {import('../packages/domain/src/testing/draw.ts').Draw} Draw */

const DAYS = 60;
const DAYS_WITH_STOPS = 50;
const STOPS_PER_DAY = 6;
const NIGHTS_PER_HOTEL = 3;
const DAY_MS = 86_400_000;

/**
 * A trip of 60 days and 300 stops through Europe, with hotels, entries, notes and points of interest: as long as the
 * longest real trips. The last stop is home, the stops are in no good order, and the last days are empty.
 * @returns {Promise<Trip>}
 */
export async function makeBigTrip() {
  /** @type {typeof import('../packages/domain/src/trip/read/read-trip.ts')} */
  const { readTrip } = await loadModule('packages/domain/src/trip/read/read-trip.ts');
  const read = readTrip(sketch());
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

/**
 * Its first days, as many as fit this size as JSON.
 *
 * @param {number} bytes
 * @returns {Promise<Trip>}
 */
export async function makeTrip(bytes) {
  const trip = await makeBigTrip();
  const days = trip.days.slice(0, Math.round(bytes / JSON.stringify(trip.days[0]).length));
  const hotels = trip.hotels.filter(({ id }) => days.some(({ hotelId }) => hotelId === id));
  return { ...trip, days, hotels };
}

function sketch() {
  const random = randomFrom(7);
  return {
    id: 'rund-um-europa',
    userId: 'anna',
    title: 'Rund um Europa',
    createdAt: '2026-05-01T08:00:00.000Z',
    lastOpened: '2026-05-01T08:00:00.000Z',
    days: Array.from({ length: DAYS }, (_, day) => ({
      id: `tag-${day}`,
      date: date(day),
      hotelId: `hotel-${Math.floor(day / NIGHTS_PER_HOTEL)}`,
      cityList: Array.from({ length: day < DAYS_WITH_STOPS ? STOPS_PER_DAY : 0 }, (_none, index) =>
        stop(day * STOPS_PER_DAY + index, random),
      ),
    })),
    hotels: Array.from({ length: DAYS / NIGHTS_PER_HOTEL }, (_, index) => ({
      id: `hotel-${index}`,
      name: `Gasthof ${index}`,
      location: place(`Gasthof ${index}`, random),
      checkInDate: date(index * NIGHTS_PER_HOTEL),
      checkOutDate: date((index + 1) * NIGHTS_PER_HOTEL),
      price: '89,90 €',
    })),
    arrivalEntry: { id: 'anreise', type: 'car', departureDateTime: `${date(0)}T08:15` },
  };
}

/**
 * @param {number} index
 * @param {() => number} random
 */
function stop(index, random) {
  const isHome = index === 0 || index === DAYS_WITH_STOPS * STOPS_PER_DAY - 1;
  const entry = { id: `eintrag-${index}`, name: 'Altstadt', content: 'Rundgang mit Führung' };
  return {
    id: `stopp-${index}`,
    location: isHome ? HOME : place(`Ort ${index}`, random),
    entries: [{ ...entry, entryType: 'activity', url: 'https://stadt.example/altstadt' }],
    optional: index % 10 === 9 && !isHome,
    pois: [{ osmId: String(1000 + index), name: 'Aussichtsturm' }],
    note: { id: `notiz-${index}`, entryType: 'note', name: 'Notiz', content: 'Tickets mitnehmen' },
  };
}

const HOME = { lat: 50.9375, lng: 6.9603, label: 'Köln, Deutschland' };

/**
 * @param {string} name
 * @param {() => number} random
 */
function place(name, random) {
  return { lat: 38 + 20 * random(), lng: -8 + 30 * random(), label: `${name}, Europa` };
}

/** @param {number} day */
function date(day) {
  return new Date(Date.UTC(2026, 5, 1) + day * DAY_MS).toISOString().slice(0, 10);
}

/**
 * A deterministic random generator of numbers from 0 to 1.
 *
 * @param {number} seed
 */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Chooses the arguments of operations, the same in every run.
 *
 * @param {number} seed
 * @returns {Draw}
 */
export function drawFrom(seed) {
  const random = randomFrom(seed);
  let ids = 0;
  /** @param {number} below */
  const number = (below) => Math.floor(random() * below);
  return {
    number,
    pick: (list) => list[number(list.length)],
    makeId: () => `neu-${seed}-${(ids += 1)}`,
  };
}
