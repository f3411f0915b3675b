import {
  addDays,
  addHotel,
  createTrip,
  DEFAULT_ROUTE_PROFILE,
  INITIAL_RUNTIME_STATE,
  makeDemoTrip,
  newEntry,
  newHotel,
  newNote,
  newStop,
  newTransportLeg,
  type CalendarDate,
  type Entry,
  type Hotel,
  type Location,
  type Refusal,
  type Result,
  type Stop,
  type TransportField,
  type TransportLeg,
  type TransportType,
  type Trip,
} from '@fahrtwind/domain';
import { DEMO_DAYS, DEMO_PLACES, type DemoPlace, type DemoStop } from './demo-plan.ts';
import { en } from './demo-texts.en.ts';
import type { DemoEntry, DemoTexts } from './demo-texts.ts';

interface DemoArgs {
  readonly id: string;
  readonly userId: string;
  readonly start: CalendarDate;
  /** ISO 8601. */
  readonly now: string;
}

/** A user's demo trip. All ids in it derive from its own, so that two tabs create the same trip. */
export function demoTripFor(args: DemoArgs, texts: DemoTexts): Result<Trip, Refusal> {
  const example = exampleTrip(args, texts);
  if (!example.ok) return example;
  const made = makeDemoTrip(example.value, INITIAL_RUNTIME_STATE, {
    ...args,
    makeId: countedIds(args.id),
  });
  return made.ok ? { ok: true, value: made.value.trip } : made;
}

function exampleTrip({ start, now }: DemoArgs, texts: DemoTexts): Result<Trip, Refusal> {
  const base = createTrip({
    id: 'example',
    userId: '',
    now,
    start,
    dayCount: DEMO_DAYS.length,
    title: texts.title,
    makeId: countedIds('day'),
  });
  if (!base.ok) return base;
  const days = base.value.days.map((day, index) => {
    const { stops = [], startMinutes } = DEMO_DAYS[index] ?? {};
    return {
      ...day,
      ...(startMinutes === undefined ? {} : { startMinutes }),
      cityList: stops.map((stop, place) => stopOf(stop, `${day.id}-${place}`, texts)),
    };
  });
  const filled = { ...base.value, days, ...legsOf(texts) };
  return hotelsOf(start, texts).reduce<Result<Trip, Refusal>>(
    (trip, hotel) => (trip.ok ? addHotel(trip.value, { hotel }) : trip),
    { ok: true, value: filled },
  );
}

function stopOf(plan: DemoStop, id: string, texts: DemoTexts): Stop {
  const entries = plan.isReturn ? [] : (texts.entries[plan.at] ?? []);
  const note = plan.isReturn ? undefined : texts.notes[plan.at];
  return newStop({
    id,
    location: placeOf(plan.at, texts),
    routeProfile: plan.profile ?? DEFAULT_ROUTE_PROFILE,
    toll: plan.toll ?? true,
    optional: plan.optional ?? false,
    entries: entries.map((entry, index) => entryOf(entry, `${id}-${index}`)),
    note:
      note === undefined ? null : newNote({ id: `${id}-note`, name: texts.note, content: note }),
    ...(plan.stayMinutes === undefined ? {} : { stayMinutes: plan.stayMinutes }),
  });
}

function entryOf({ kind, name, content = '' }: DemoEntry, id: string): Entry {
  return newEntry({ id, entryType: kind, name, content });
}

function placeOf(place: DemoPlace, texts: DemoTexts): Location {
  const [englishName = ''] = en.labels[place].split(',', 1);
  return { ...DEMO_PLACES[place], label: texts.labels[place], longLabel: '', englishName };
}

/** Nothing is booked: no prices, no links, and names that say what to look for. */
function hotelsOf(start: CalendarDate, texts: DemoTexts): readonly Hotel[] {
  return DEMO_DAYS.flatMap(({ night }, index) => {
    if (!night) return [];
    const checkInDate = addDays(start, index);
    return newHotel({
      id: `hotel-${night.at}`,
      name: texts.lodgings[night.at] ?? '',
      location: placeOf(night.at, texts),
      checkInDate,
      checkOutDate: addDays(checkInDate, night.nights),
      type: night.type,
    });
  });
}

function legsOf(texts: DemoTexts): Pick<Trip, TransportField> {
  const leg = (
    id: string,
    type: TransportType,
    ...[from, to]: readonly [DemoPlace, DemoPlace]
  ): TransportLeg =>
    newTransportLeg({ id, type, from: placeOf(from, texts), to: placeOf(to, texts) });
  return {
    arrivalEntry: leg('there', 'train', 'nuremberg', 'munich'),
    departureEntry: leg('home', 'train', 'munich', 'nuremberg'),
    duringTripEntry: leg('vehicle', 'car', 'munich', 'munich'),
  };
}

function countedIds(prefix: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count}`;
  };
}
