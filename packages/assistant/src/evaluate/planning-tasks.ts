import { addDays, newHotel, type Trip } from '@fahrtwind/domain';
import { EAST, EMPTY, ROUND } from './sketch.ts';
import { knownPlace } from './known-places.ts';

/** What a plan has to keep. Places by name, days from 1. */
export interface PlanningDemands {
  readonly first?: string;
  readonly last?: string;
  readonly visits?: readonly string[];
  readonly avoids?: readonly string[];
  readonly days?: number;
  readonly start?: string;
  readonly maxDriveHours?: number;
  /** The night after which day is spent where. */
  readonly nights?: readonly (readonly [place: string, nights: number])[];
  /** Pairs of places of which the second follows the first. */
  readonly follows?: readonly (readonly [string, string])[];
  readonly title?: string;
  /** Whether the order is free, and hence has to be a good one. */
  readonly hasFreeOrder?: boolean;
  /** The stops that may change, move or go; all others stay as they are. Missing where the whole trip is new. */
  readonly mayTouch?: readonly string[];
}

export interface PlanningTask {
  readonly message: string;
  readonly trip: Trip;
  readonly demands: PlanningDemands;
}

function hotelInPrague(trip: Trip): Trip {
  const date = trip.days[1]?.date;
  if (!date) return trip;
  const hotel = newHotel({
    id: 'paris',
    name: 'Hotel Paříž',
    location: knownPlace('Prag').location,
    checkInDate: date,
    checkOutDate: addDays(date, 1),
    booked: true,
    price: '120 €',
  });
  const days = trip.days.map((day, index) => (index === 1 ? { ...day, hotelId: hotel.id } : day));
  return { ...trip, hotels: [hotel], days };
}

/** The same trip with a booked hotel in Prague. */
const BOOKED = hotelInPrague(EAST);

const ROME: PlanningDemands = {
  first: 'München',
  last: 'München',
  visits: ['Rom'],
  hasFreeOrder: true,
};

/** Thirty tasks: new trips, and changes of a trip in which all else has to stay. */
export const PLANNING_TASKS: readonly PlanningTask[] = [
  task(EMPTY, 'Plane 7 Tage von München nach Rom und zurück mit höchstens 4 Stunden Fahrt am Tag', {
    ...ROME,
    days: 7,
    maxDriveHours: 4,
  }),
  task(EMPTY, 'Plane 9 Tage von München nach Rom und zurück mit höchstens 5 Stunden Fahrt am Tag', {
    ...ROME,
    days: 9,
    maxDriveHours: 5,
  }),
  task(EMPTY, 'Plane eine Woche von Köln nach Nizza', {
    first: 'Köln',
    last: 'Nizza',
    days: 7,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 10 Tage von Hamburg über Prag nach Wien', {
    first: 'Hamburg',
    last: 'Wien',
    visits: ['Prag'],
    days: 10,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane eine Rundreise von München über Wien und Prag in 6 Tagen', {
    first: 'München',
    last: 'München',
    visits: ['Wien', 'Prag'],
    days: 6,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane eine 6-tägige Rundreise ab Köln über Straßburg, Basel und Zürich', {
    first: 'Köln',
    last: 'Köln',
    visits: ['Straßburg', 'Basel', 'Zürich'],
    days: 6,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane eine Reise von Berlin nach Paris', {
    first: 'Berlin',
    last: 'Paris',
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 5 Tage von Köln nach Berlin und zurück ab dem 3. Mai', {
    first: 'Köln',
    last: 'Köln',
    visits: ['Berlin'],
    days: 5,
    start: '2027-05-03',
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 3 Tage von Berlin nach Wien', {
    first: 'Berlin',
    last: 'Wien',
    days: 3,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 8 Tage von Frankfurt am Main nach Barcelona mit maximal 6 Stunden pro Tag', {
    first: 'Frankfurt am Main',
    last: 'Barcelona',
    days: 8,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 6 Tage von Hamburg nach Kopenhagen und zurück', {
    first: 'Hamburg',
    last: 'Hamburg',
    visits: ['Kopenhagen'],
    days: 6,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 12 Tage von Köln über Paris und Lyon nach Marseille und zurück', {
    first: 'Köln',
    last: 'Köln',
    visits: ['Paris', 'Lyon', 'Marseille'],
    days: 12,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane ab Pfingsten 5 Tage von Stuttgart nach Venedig', {
    first: 'Stuttgart',
    last: 'Venedig',
    days: 5,
    start: '2027-05-16',
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 10 Tage von Wien über Budapest, Zagreb und Ljubljana nach Wien', {
    first: 'Wien',
    last: 'Wien',
    visits: ['Budapest', 'Zagreb', 'Ljubljana'],
    days: 10,
    maxDriveHours: 6,
    hasFreeOrder: true,
  }),
  task(EMPTY, 'Plane 4 Tage von Dresden nach Amsterdam mit höchstens 5 Stunden Fahrt am Tag', {
    first: 'Dresden',
    last: 'Amsterdam',
    days: 4,
    maxDriveHours: 5,
    hasFreeOrder: true,
  }),
  task(ROUND, 'Optimiere die Route', {
    first: 'Köln',
    last: 'Köln',
    days: 9,
    visits: ['Luzern', 'Zürich', 'Basel'],
    hasFreeOrder: true,
  }),
  task(EAST, 'Füge Graz nach Wien ein', {
    visits: ['Graz'],
    follows: [['Wien', 'Graz']],
    days: 6,
    mayTouch: [],
  }),
  task(BOOKED, 'Füge Linz zwischen Wien und Salzburg ein', {
    follows: [
      ['Wien', 'Linz'],
      ['Linz', 'Salzburg'],
    ],
    mayTouch: [],
  }),
  task(BOOKED, 'Streiche Brünn', { avoids: ['Brünn'], days: 6, mayTouch: ['Brünn'] }),
  task(BOOKED, 'Streiche Brünn und füge Linz nach Wien ein', {
    avoids: ['Brünn'],
    follows: [['Wien', 'Linz']],
    days: 6,
    mayTouch: ['Brünn'],
  }),
  task(EAST, 'Ersetze Brünn durch Graz', {
    avoids: ['Brünn'],
    visits: ['Graz'],
    days: 6,
    mayTouch: ['Brünn'],
  }),
  task(BOOKED, 'Tausche Wien und Salzburg', {
    follows: [['Brünn', 'Salzburg']],
    days: 6,
    mayTouch: ['Wien', 'Salzburg'],
  }),
  task(BOOKED, 'Bleib drei Nächte in Wien', { nights: [['Wien', 3]], days: 7, mayTouch: [] }),
  task(EAST, 'Bleib eine Nacht länger in Prag', { nights: [['Prag', 2]], days: 7, mayTouch: [] }),
  task(EAST, 'Verschiebe alles um eine Woche nach hinten', {
    start: '2027-07-19',
    days: 6,
    mayTouch: [],
  }),
  task(BOOKED, 'Nenne die Reise Donautour', { title: 'Donautour', days: 6, mayTouch: [] }),
  task(EAST, 'Höchstens 4 Stunden Fahrt am Tag', { maxDriveHours: 4, mayTouch: [] }),
  task(BOOKED, 'Verschiebe Salzburg auf Tag 5', {
    follows: [['Wien', 'Salzburg']],
    days: 6,
    mayTouch: ['Salzburg'],
  }),
  task(EAST, 'Füge Nürnberg am Ende hinzu', { last: 'Nürnberg', days: 6, mayTouch: [] }),
  task(EAST, 'Füge Linz nach Wien ein und bleib drei Nächte in Prag', {
    follows: [['Wien', 'Linz']],
    nights: [['Prag', 3]],
    days: 8,
    mayTouch: [],
  }),
];

function task(trip: Trip, message: string, demands: PlanningDemands): PlanningTask {
  return { message, trip, demands };
}
