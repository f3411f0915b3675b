import {
  addDays,
  findHotel,
  newEntry,
  newHotel,
  newNote,
  shortLabel,
  type Trip,
} from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import { nightsAt } from './night-actions.ts';
import { hotelOf, refused, step, stopOf, type Step, type Turn } from '../plan/turn.ts';

type Of<Kind extends ChangeAction['kind']> = Extract<ChangeAction, { readonly kind: Kind }>;

/** As long as the planner's own fields allow. */
const MAX_NOTE_LENGTH = 2000;
const MAX_NAME_LENGTH = 200;

export function renameAction(turn: Turn, { title }: Of<'rename'>): Step {
  return step([{ op: 'renameTrip', title }], turn.texts.renamed(title.trim()));
}

export function setStayAction(turn: Turn, { stop, minutes }: Of<'setStay'>): Step {
  const found = stopOf(turn, stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  return step(
    [{ op: 'setStay', stopId: found.stop.id, stayMinutes: minutes }],
    turn.texts.stay(shortLabel(found.stop.location), turn.texts.duration((minutes ?? 60) * 60)),
  );
}

/** A second note is written below the first, so that no text is lost. */
export function addNoteAction(turn: Turn, { stop, text }: Of<'addNote'>): Step {
  const found = stopOf(turn, stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const { note, id, location } = found.stop;
  const content = text.trim().slice(0, MAX_NOTE_LENGTH);
  const whole = note && note.content !== '' ? `${note.content}\n${content}` : content;
  const written = note
    ? { ...note, content: whole }
    : newNote({ id: turn.ports.makeId(), content: whole });
  return step(
    [{ op: 'setNote', stopId: id, note: written }],
    turn.texts.noted(shortLabel(location), content),
  );
}

export function removeNoteAction(turn: Turn, { stop }: Of<'removeNote'>): Step {
  const found = stopOf(turn, stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const name = shortLabel(found.stop.location);
  if (!found.stop.note) return refused(turn.texts.noNote(name));
  return step([{ op: 'setNote', stopId: found.stop.id, note: null }], turn.texts.noteRemoved(name));
}

export function addRestaurantAction(turn: Turn, action: Of<'addRestaurant'>): Step {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const name = action.name.trim().slice(0, MAX_NAME_LENGTH);
  const { time = '' } = action;
  const plain = newEntry({ id: turn.ports.makeId(), entryType: 'restaurant', name });
  const entry = time === '' ? plain : { ...plain, time };
  return step(
    [{ op: 'addEntry', stopId: found.stop.id, entry }],
    turn.texts.restaurant(name, shortLabel(found.stop.location), time),
  );
}

export function addActivityAction(turn: Turn, action: Of<'addActivity'>): Step {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const name = action.name.trim().slice(0, MAX_NAME_LENGTH);
  const { time = '', price } = action;
  const timed = time === '' ? name : `${time} ${name}`;
  const plain = newEntry({ id: turn.ports.makeId(), entryType: 'activity', name: timed });
  const entry = price === undefined ? plain : { ...plain, price };
  return step(
    [{ op: 'addEntry', stopId: found.stop.id, entry }],
    turn.texts.activity(timed, shortLabel(found.stop.location)),
  );
}

/** A lodging at a stop, for its nights unless said otherwise; nights that are booked elsewhere are never taken. */
export function addHotelAction(turn: Turn, action: Of<'addHotel'>): Step {
  const found = stopOf(turn, action.stop);
  if (!found) return refused(turn.texts.refusals['stop-gone']);
  const count = action.nights ?? Math.max(1, nightsAt(turn.trip, found.stop.id));
  const checkInDate = found.day.date;
  const checkOutDate = addDays(checkInDate, count);
  const booked = bookedBetween(turn.trip, checkInDate, checkOutDate);
  if (booked !== null) return refused(turn.texts.hotelNightsTaken(booked));
  const name = action.name.trim().slice(0, MAX_NAME_LENGTH);
  const stopName = shortLabel(found.stop.location);
  const hotel = newHotel({
    id: turn.ports.makeId(),
    name,
    location: found.stop.location,
    checkInDate,
    checkOutDate,
    ...(action.type ? { type: action.type } : {}),
    ...(action.price ? { price: action.price } : {}),
    ...(action.booked === undefined ? {} : { booked: action.booked }),
  });
  return step(
    [{ op: 'addHotel', hotel }],
    turn.texts.hotel(name, stopName, turn.texts.nightCount(count)),
  );
}

function bookedBetween(trip: Trip, from: string, until: string): string | null {
  const hotels = trip.days
    .filter(({ date }) => date >= from && date < until)
    .flatMap(({ hotelId }) => (hotelId === null ? [] : (findHotel(trip, hotelId) ?? [])));
  return hotels.find(({ booked }) => booked)?.name ?? null;
}

/** What it costs, and whether it is booked. */
export function changeHotelAction(turn: Turn, action: Of<'changeHotel'>): Step {
  const hotel = hotelOf(turn, action.hotel);
  if (!hotel) return refused(turn.texts.refusals['hotel-gone']);
  const { price, booked } = action;
  const change = {
    ...(price === undefined ? {} : { price }),
    ...(booked === undefined ? {} : { booked }),
  };
  return step(
    [{ op: 'updateHotel', hotelId: hotel.id, change }],
    turn.texts.hotelChanged(hotel.name, price ?? null, booked ?? null),
  );
}

export function removeHotelAction(turn: Turn, action: Of<'removeHotel'>): Step {
  const hotel = hotelOf(turn, action.hotel);
  if (!hotel) return refused(turn.texts.refusals['hotel-gone']);
  if (hotel.booked) return refused(turn.texts.hotelBooked(hotel.name));
  return step([{ op: 'removeHotel', hotelId: hotel.id }], turn.texts.hotelRemoved(hotel.name));
}

export function setLodgingTypeAction(turn: Turn, { type }: Of<'setLodgingType'>): Step {
  return step(
    [{ op: 'setAccommodationType', akkomodationType: type }],
    turn.texts.lodgingType(turn.texts.lodging[type]),
  );
}
