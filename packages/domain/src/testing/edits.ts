import { addDayAfter, addDayBefore } from '../operations/add-day.ts';
import { addEntry } from '../operations/add-entry.ts';
import { addHotel } from '../operations/add-hotel.ts';
import { addNight } from '../operations/add-night.ts';
import { addPoi } from '../operations/add-poi.ts';
import { addStop } from '../operations/add-stop.ts';
import { addStops } from '../operations/add-stops.ts';
import { addComment, removeComment } from '../operations/comments.ts';
import { copyStop } from '../operations/copy-stop.ts';
import { copyStops } from '../operations/copy-stops.ts';
import { correctPlace } from '../operations/correct-place.ts';
import { insertVia } from '../operations/insert-via.ts';
import { markMovedSeen } from '../operations/mark-moved-seen.ts';
import { moveDay } from '../operations/move-day.ts';
import { moveStop } from '../operations/move-stop.ts';
import { moveStops } from '../operations/move-stops.ts';
import { moveStopsLater } from '../operations/move-stops-later.ts';
import { optimiseRoute } from '../operations/optimise-route.ts';
import { previewThorough } from '../operations/optimise-thoroughly.ts';
import type { Refusal } from '../operations/refusal.ts';
import { relabelPlace } from '../operations/relabel-place.ts';
import { removeDay } from '../operations/remove-day.ts';
import { removeEntry } from '../operations/remove-entry.ts';
import { removeHotel } from '../operations/remove-hotel.ts';
import { removePoi } from '../operations/remove-poi.ts';
import { removeStop } from '../operations/remove-stop.ts';
import { removeStops } from '../operations/remove-stops.ts';
import { renameTrip } from '../operations/rename-trip.ts';
import { replaceStop } from '../operations/replace-stop.ts';
import { setAccommodationType } from '../operations/set-accommodation-type.ts';
import { setDates } from '../operations/set-dates.ts';
import { setDayStart } from '../operations/set-day-start.ts';
import { setIcon } from '../operations/set-icon.ts';
import {
  changeTransport,
  setLegKind,
  setVehicle,
  type LegChange,
} from '../operations/set-leg-kind.ts';
import { setNote } from '../operations/set-note.ts';
import { setOptional } from '../operations/set-optional.ts';
import { setPinnedTime } from '../operations/set-pinned-time.ts';
import { setRouteProfile } from '../operations/set-route-profile.ts';
import { setStay } from '../operations/set-stay.ts';
import { setToll } from '../operations/set-toll.ts';
import { setTotals } from '../operations/set-totals.ts';
import { setVia, stopAtVia } from '../operations/set-via.ts';
import { setAllWishes, setWishes } from '../operations/set-wishes.ts';
import { shiftDates } from '../operations/shift-dates.ts';
import { spreadStops } from '../operations/spread-stops.ts';
import { removeTransportLeg, setTransportLeg } from '../operations/transport-leg.ts';
import { updateEntry } from '../operations/update-entry.ts';
import { updateHotel } from '../operations/update-hotel.ts';
import { routeLegsOf } from '../legs/route-legs.ts';
import { ok, type Result } from '../result.ts';
import { addDays } from '../text/calendar-date.ts';
import { LEG_KINDS, VEHICLES } from '../trip/leg-kind.ts';
import { ROUTE_PROFILES } from '../trip/route-profile.ts';
import { ROUTE_WISHES } from '../trip/route-wish.ts';
import type { Stop } from '../trip/stop.ts';
import { TRANSPORT_FIELDS } from '../trip/transport-leg.ts';
import { ACCOMMODATION_TYPES, stopsOf, type Trip } from '../trip/trip.ts';
import { drawEntry, drawHotel, drawLeg, drawNights, drawNote, startOf, type Draw } from './draw.ts';
import { PLACES } from './places.ts';

const TRANSPORT_CHANGES: readonly LegChange[] = [
  { price: '49,90 €' },
  { operator: 'ÖBB', bookingNumber: 'X1' },
  { departureTime: '08:15', arrivalTime: '14:40' },
  { departureTime: 'früh' },
  { durationMinutes: 325 },
  { durationMinutes: null },
  { booked: true },
  { booked: false },
  { url: 'javascript:alert(1)' },
];

type Apply = (trip: Trip, draw: Draw) => Result<Trip, Refusal>;

const dayId = (trip: Trip, draw: Draw): string => draw.pick(trip.days)?.id ?? '';
const stop = (trip: Trip, draw: Draw): Stop | undefined => draw.pick(stopsOf(trip));
const stopId = (trip: Trip, draw: Draw): string => stop(trip, draw)?.id ?? '';
const hotelId = (trip: Trip, draw: Draw): string => draw.pick(trip.hotels)?.id ?? '';
const location = (draw: Draw) => draw.pick(PLACES) ?? startingPlace;
const viaPoint = (draw: Draw) => {
  const { lat, lng } = location(draw);
  return { lat, lng };
};
const startingPlace = PLACES[0] ?? { lng: 1, lat: 1, label: '', longLabel: '', englishName: '' };

function table<Name extends string>(
  edits: Readonly<Record<Name, Apply>>,
): Readonly<Record<Name, Apply>> {
  return edits;
}

/** Every operation that changes a trip, with arguments that a draw chooses; some of them are refused. */
export const EDITS = table({
  addDayAfter: (trip, draw) =>
    addDayAfter(trip, { dayId: dayId(trip, draw), newDayId: draw.makeId() }),
  addDayBefore: (trip, draw) =>
    addDayBefore(trip, { dayId: dayId(trip, draw), newDayId: draw.makeId() }),
  addEntry: (trip, draw) =>
    addEntry(trip, { stopId: stopId(trip, draw), entry: drawEntry(draw, draw.makeId()) }),
  addHotel: (trip, draw) => addHotel(trip, { hotel: drawHotel(trip, draw, draw.makeId()) }),
  addNight: (trip, draw) => addNight(trip, { dayId: dayId(trip, draw), newDayId: draw.makeId() }),
  addPoi: (trip, draw) =>
    addPoi(trip, {
      stopId: stopId(trip, draw),
      poi: { osmId: String(draw.number(5)), name: 'Turm', location: location(draw) },
    }),
  addStop: (trip, draw) =>
    addStop(trip, {
      stop: { id: draw.makeId(), location: location(draw) },
      dayId: dayId(trip, draw),
      index: draw.number(5),
    }),
  addStops: (trip, draw) =>
    addStops(trip, {
      stops: [1, 2, 3].map(() => ({ id: draw.makeId(), location: location(draw) })),
      dayId: dayId(trip, draw),
      index: draw.number(5),
    }),
  changeTransport: (trip, draw) =>
    changeTransport(trip, {
      stopId: stopId(trip, draw),
      change: draw.pick(TRANSPORT_CHANGES) ?? {},
    }),
  copyStop: (trip, draw) =>
    copyStop(trip, {
      stopId: stopId(trip, draw),
      toDayId: dayId(trip, draw),
      index: draw.number(5),
      makeId: draw.makeId,
    }),
  copyStops: (trip, draw) =>
    copyStops(trip, {
      stopIds: [stopId(trip, draw), stopId(trip, draw)],
      toDayId: dayId(trip, draw),
      makeId: draw.makeId,
    }),
  correctPlace: (trip, draw) =>
    correctPlace(trip, {
      stopId: stopId(trip, draw),
      lat: 40 + draw.number(99) / 10,
      lng: 5 + draw.number(99) / 10,
    }),
  insertVia: (trip, draw) =>
    insertVia(trip, {
      beforeStopId: stopId(trip, draw),
      via: { id: draw.makeId(), location: location(draw) },
    }),
  markMovedSeen: (trip) => markMovedSeen(trip),
  moveDay: (trip, draw) =>
    moveDay(trip, { dayId: dayId(trip, draw), index: draw.number(trip.days.length) }),
  moveStop: (trip, draw) =>
    moveStop(trip, {
      stopId: stopId(trip, draw),
      toDayId: dayId(trip, draw),
      index: draw.number(5),
    }),
  moveStops: (trip, draw) =>
    moveStops(trip, {
      stopIds: [stopId(trip, draw), stopId(trip, draw)],
      toDayId: dayId(trip, draw),
      index: draw.number(5),
    }),
  moveStopsLater: (trip, draw) => moveStopsLater(trip, { days: 1 + draw.number(2) }),
  optimiseRoute: (trip) => optimiseRoute(trip),
  previewThorough: (trip, draw) => {
    const preview = previewThorough(trip, {
      matrix: { stopIds: [], meters: [], seconds: [] },
      by: draw.number(2) === 0 ? 'time' : 'distance',
      keepLast: draw.number(2) === 0,
      seed: draw.number(9),
      mayGoOn: (rounds) => rounds < 20,
    });
    return ok(preview.trip);
  },
  relabelPlace: (trip, draw) =>
    relabelPlace(trip, {
      from: location(draw),
      location: { ...location(draw), longLabel: `lang ${draw.number(9)}` },
    }),
  removeDay: (trip, draw) => removeDay(trip, { dayId: dayId(trip, draw) }),
  addComment: (trip, draw) =>
    addComment(trip, {
      stopId: stopId(trip, draw),
      comment: {
        id: draw.makeId(),
        userId: draw.pick(['mia', 'jonas']) ?? 'mia',
        text: `Kommentar ${draw.number(9)}`,
        writtenAt: `2026-11-18T12:0${draw.number(10)}:00.000Z`,
      },
    }),
  removeComment: (trip, draw) => {
    const found = stop(trip, draw);
    return removeComment(trip, {
      stopId: found?.id ?? '',
      commentId: draw.pick(found?.comments ?? [])?.id ?? '',
    });
  },
  removeEntry: (trip, draw) =>
    removeEntry(trip, { entryId: draw.pick(stop(trip, draw)?.entries ?? [])?.id ?? '' }),
  removeHotel: (trip, draw) => removeHotel(trip, { hotelId: hotelId(trip, draw) }),
  removePoi: (trip, draw) => {
    const found = stop(trip, draw);
    return removePoi(trip, {
      stopId: found?.id ?? '',
      osmId: draw.pick(found?.pois ?? [])?.osmId ?? '',
    });
  },
  removeStop: (trip, draw) => removeStop(trip, { stopId: stopId(trip, draw) }),
  removeStops: (trip, draw) =>
    removeStops(trip, { stopIds: [stopId(trip, draw), stopId(trip, draw)] }),
  removeTransportLeg: (trip, draw) =>
    removeTransportLeg(trip, { field: draw.pick(TRANSPORT_FIELDS) ?? 'arrivalEntry' }),
  renameTrip: (trip, draw) => renameTrip(trip, { title: `Reise ${draw.number(9)}` }),
  replaceStop: (trip, draw) =>
    replaceStop(trip, { stopId: stopId(trip, draw), location: location(draw) }),
  setAccommodationType: (trip, draw) =>
    setAccommodationType(trip, { akkomodationType: draw.pick(ACCOMMODATION_TYPES) ?? 'hotel' }),
  setDates: (trip, draw) => {
    const start = addDays(startOf(trip), draw.number(5) - 2);
    return setDates(trip, { start, end: addDays(start, draw.number(8)), makeId: draw.makeId });
  },
  setDayStart: (trip, draw) =>
    setDayStart(trip, { dayId: dayId(trip, draw), startMinutes: draw.number(1500) || null }),
  setIcon: (trip, draw) =>
    setIcon(trip, { stopId: stopId(trip, draw), icon: `icon-${draw.number(4)}` }),
  setLegKind: (trip, draw) =>
    setLegKind(trip, { stopId: stopId(trip, draw), kind: draw.pick(LEG_KINDS) ?? 'car' }),
  setNote: (trip, draw) =>
    setNote(trip, { stopId: stopId(trip, draw), note: drawNote(draw, draw.makeId()) }),
  setOptional: (trip, draw) =>
    setOptional(trip, { stopId: stopId(trip, draw), optional: draw.number(2) === 0 }),
  setPinnedTime: (trip, draw) =>
    setPinnedTime(trip, {
      stopId: stopId(trip, draw),
      pin: draw.number(2) === 0 ? 'arriveAtMinutes' : 'notBeforeMinutes',
      minutes: draw.pick([null, 870, 960, 1440]) ?? null,
    }),
  setRouteProfile: (trip, draw) =>
    setRouteProfile(trip, {
      stopId: stopId(trip, draw),
      routeProfile: draw.pick(ROUTE_PROFILES) ?? 'driving',
    }),
  setStay: (trip, draw) =>
    setStay(trip, { stopId: stopId(trip, draw), stayMinutes: draw.number(200) || null }),
  setToll: (trip, draw) =>
    setToll(trip, { stopId: stopId(trip, draw), toll: draw.number(2) === 0 }),
  setTotals: (trip, draw) =>
    setTotals(trip, {
      totalDistance: draw.number(9999),
      totalDuration: draw.number(9999),
      totalsAreMeasured: draw.number(2) === 1,
    }),
  setTransportLeg: (trip, draw) => {
    const field = draw.pick(TRANSPORT_FIELDS) ?? 'arrivalEntry';
    const id = (draw.number(2) === 0 && trip[field]?.id) || draw.makeId();
    return setTransportLeg(trip, { field, leg: drawLeg(trip, draw, id) });
  },
  setAllWishes: (trip, draw) => setAllWishes(trip, { stopId: stopId(trip, draw) }),
  setWishes: (trip, draw) =>
    setWishes(trip, {
      stopId: stopId(trip, draw),
      wishes: ROUTE_WISHES.filter(() => draw.number(2) === 0),
    }),
  setVia: (trip, draw) =>
    setVia(trip, {
      stopId: stopId(trip, draw),
      points: Array.from({ length: draw.number(12) }, () => viaPoint(draw)),
    }),
  setVehicle: (trip, draw) => setVehicle(trip, { kind: draw.pick(VEHICLES) ?? 'car' }),
  stopAtVia: (trip, draw) => {
    const led = setVia(trip, { stopId: stopId(trip, draw), points: [viaPoint(draw)] });
    const found = led.ok ? routeLegsOf(led.value).find(({ via }) => via) : undefined;
    return stopAtVia(led.ok ? led.value : trip, {
      stopId: found?.cityId ?? '',
      index: 0,
      stop: { id: draw.makeId(), location: location(draw) },
    });
  },
  shiftDates: (trip, draw) =>
    shiftDates(trip, { start: addDays(startOf(trip), draw.number(60) - 30) }),
  spreadStops: (trip, draw) => {
    const spread = spreadStops(trip, {
      limitMinutes: 60 * (1 + draw.number(8)),
      dayCount: 1 + draw.number(9),
      keepNights: draw.pick(['every', 'several', 'hotels'] as const) ?? 'every',
      makeId: draw.makeId,
    });
    return spread.ok ? ok(spread.value.trip) : spread;
  },
  updateEntry: (trip, draw) => {
    const entry = draw.pick(stop(trip, draw)?.entries ?? []) ?? drawEntry(draw, 'gone');
    return updateEntry(trip, { entry: { ...entry, name: `Eintrag ${draw.number(9)}` } });
  },
  updateHotel: (trip, draw) => {
    const hotel = draw.pick(trip.hotels);
    const costs = { booked: draw.number(2) === 0, price: `${draw.number(99)} €` };
    const change = hotel && draw.number(2) === 0 ? drawNights(hotel, draw) : costs;
    return updateHotel(trip, { hotelId: hotel?.id ?? '', change });
  },
});

export type EditName = keyof typeof EDITS;
