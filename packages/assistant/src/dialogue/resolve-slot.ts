import { type Day, findStop, shortLabel, type Stop, stopsOf, type Trip } from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { fold } from '../language/fold.ts';
import type { Draft, SlotName, SlotValue } from '../grammar/draft.ts';
import { findDays } from '../meaning/find-days.ts';
import { detourTo, findPlace } from '../meaning/find-place.ts';
import { findStops, isPronoun } from '../meaning/find-stops.ts';
import type { DialogueOption } from '../outcome.ts';
import { nightsAt } from '../perform/night-actions.ts';
import type { PendingQuestion } from './dialogue-state.ts';
import type { Talk } from './talk.ts';
import type { Texts } from '../texts/texts.ts';

/** What a turn knows while it finds out what its words mean. */
export interface Resolving {
  readonly trip: Trip;
  readonly ports: AssistantPorts;
  /** The places that earlier commands of the message add. */
  readonly added: readonly PlaceHit[];
  readonly lastStopId: string | null;
  readonly talk: Talk;
  readonly texts: Texts;
}

export type Resolved =
  | { readonly kind: 'value'; readonly value: SlotValue; readonly note?: string }
  | {
      readonly kind: 'ask';
      readonly question: PendingQuestion['kind'];
      readonly text: string;
      readonly options: readonly DialogueOption[];
      /** What a yes means. */
      readonly value?: SlotValue;
    }
  | { readonly kind: 'say'; readonly text: string }
  /** A stop that the trip does not have. */
  | { readonly kind: 'unknown-stop'; readonly text: string };

const PLACE_SLOTS: readonly SlotName[] = ['place', 'from', 'to', 'via'];
export const DAY_SLOTS: readonly SlotName[] = ['day', 'otherDay', 'beforeDay'];

/** Finds out what one slot of a command means. */
export async function resolveSlot(
  draft: Draft,
  slot: SlotName,
  value: SlotValue,
  state: Resolving,
): Promise<Resolved> {
  if (value.is === 'dayText') return resolveDay(draft, value, state);
  if (value.is === 'day')
    return state.trip.days.some(({ id }) => id === value.dayId)
      ? { kind: 'value', value }
      : { kind: 'say', text: noSuchDay(state) };
  if (value.is !== 'text') return { kind: 'value', value };
  if (DAY_SLOTS.includes(slot)) return { kind: 'say', text: noSuchDay(state) };
  return PLACE_SLOTS.includes(slot)
    ? resolvePlace(draft, value.text, state)
    : resolveStop(draft, value.text, state);
}

export function noSuchDay({ trip, talk, texts }: Resolving): string {
  return talk.noSuchDay(texts.dayCount(trip.days.length));
}

function resolveDay(
  draft: Draft,
  { day }: Extract<SlotValue, { is: 'dayText' }>,
  state: Resolving,
): Resolved {
  const { trip, talk, texts } = state;
  const found = nearest(findDays(trip, day), draft, trip);
  const [first, second] = found;
  if (!first) return { kind: 'say', text: noSuchDay(state) };
  if (!second) return { kind: 'value', value: { is: 'day', dayId: first.id } };
  const options = found.map(({ id, date }): DialogueOption => {
    const number = trip.days.findIndex((one) => one.id === id) + 1;
    return { kind: 'day', label: talk.dayLabel(number, texts.date(date)), dayId: id };
  });
  return { kind: 'ask', question: 'choice', text: talk.whichDay, options };
}

/** A stop is moved to the Tuesday beside it, not to one of another week. */
function nearest(
  days: readonly Day[],
  { kind, slots }: Draft,
  { days: all }: Trip,
): readonly Day[] {
  const [stop] = slots.stop ?? [];
  const at = all.findIndex(({ cityList }) =>
    cityList.some(({ id }) => stop?.is === 'stop' && id === stop.stopId),
  );
  if (kind !== 'moveStop' || at < 0) return days;
  const near = days.filter((day) => Math.abs(all.indexOf(day) - at) <= MOST_DAYS_BESIDE);
  return near.length === 1 ? near : days;
}

const MOST_DAYS_BESIDE = 3;

/** A detour beyond it is nothing that people mean by `noch nach …`. */
const FAR_METERS = 150_000;

async function resolvePlace(draft: Draft, text: string, state: Resolving): Promise<Resolved> {
  const { trip, ports, added, talk } = state;
  const known = added.find(({ name }) => fold(name) === fold(text));
  if (known) return { kind: 'value', value: { is: 'place', place: known } };
  const found = await findPlace(text, trip, ports);
  if (found.kind === 'none') return { kind: 'say', text: talk.noSuchPlace(text) };
  if (found.kind === 'found') {
    const { place } = found;
    const value = { is: 'place', place } as const;
    const confirm = (question: string): Resolved => ({
      kind: 'ask',
      question: 'confirm',
      text: question,
      options: [],
      value,
    });
    if (found.isGuess) return confirm(talk.isItPlace(text, place.name));
    const isPlaced =
      draft.values.edge !== undefined ||
      ['day', 'after', 'before'].some((slot) => slot in draft.slots);
    const meters = draft.kind === 'addStop' && !isPlaced ? detourTo(place.location, trip) : 0;
    return meters > FAR_METERS
      ? confirm(talk.isFar(place.name, Math.round(meters / 10_000) * 10))
      : { kind: 'value', value };
  }
  const isCountry = found.kind === 'country';
  return {
    kind: 'ask',
    question: isCountry && found.options.length === 0 ? 'missing' : 'choice',
    text: isCountry ? talk.whereInCountry(found.name) : talk.whichPlace(text),
    options: found.options.map((place) => ({ kind: 'place', label: placeLabel(place), place })),
  };
}

/** `Frankfurt, Hessen, Deutschland` */
export function placeLabel({ name, region, country }: PlaceHit): string {
  return [name, region ?? '', country].filter(Boolean).join(', ');
}

function resolveStop(draft: Draft, text: string, state: Resolving): Resolved {
  const { trip, added, lastStopId, talk, texts } = state;
  const last = added.at(-1);
  if (isPronoun(text)) {
    if (last) return { kind: 'value', value: { is: 'place', place: last } };
    if (lastStopId !== null && stopsOf(trip).some(({ id }) => id === lastStopId))
      return { kind: 'value', value: { is: 'stop', stopId: lastStopId } };
    return missingStop(state);
  }
  const fresh = added.find(({ name }) => fold(name) === fold(text));
  const { stops, isGuess } = findStops(trip, text);
  if (fresh && (stops.length === 0 || isGuess))
    return { kind: 'value', value: { is: 'place', place: fresh } };
  const own = withoutEnd(draft, ofStay(draft, ofDay(draft, stops, trip), trip), trip);
  const [first, second] = own;
  if (!first) return { kind: 'unknown-stop', text: talk.noSuchStop(text, ownNames(trip, texts)) };
  if (second)
    return {
      kind: 'ask',
      question: 'choice',
      text: talk.whichStop(text),
      options: own.map(optionOf(trip, talk)),
    };
  const value: SlotValue = { is: 'stop', stopId: first.id };
  if (!isGuess || draft.kind !== 'removeStop') return { kind: 'value', value };
  // A deletion is never guessed.
  return {
    kind: 'ask',
    question: 'confirm',
    text: talk.isItStop(shortLabel(first.location)),
    options: [],
    value,
  };
}

export function missingStop({ trip, talk }: Resolving): Resolved {
  const options = stopsOf(trip).slice(0, 8).map(optionOf(trip, talk));
  return { kind: 'ask', question: 'missing', text: talk.missingStop, options };
}

/** `lösche Köln an Tag 5`: the day tells which one. */
function ofDay({ kind, slots }: Draft, stops: readonly Stop[], trip: Trip): readonly Stop[] {
  const [day] = slots.day ?? [];
  if (kind !== 'removeStop' || !day || stops.length < 2) return stops;
  const days =
    day.is === 'dayText'
      ? findDays(trip, day.day)
      : trip.days.filter(({ id }) => day.is === 'day' && id === day.dayId);
  return stops.filter((stop) => days.some(({ cityList }) => cityList.includes(stop)));
}

/** The last stop has no departure. */
function withoutEnd({ kind }: Draft, stops: readonly Stop[], trip: Trip): readonly Stop[] {
  return kind === 'setDayStart' ? stops.filter((stop) => stop !== stopsOf(trip).at(-1)) : stops;
}

/** Nights in a lodging from which one makes an outing are those of the longest stay there. */
function ofStay({ kind }: Draft, stops: readonly Stop[], trip: Trip): readonly Stop[] {
  const isOfNights = kind === 'setNights' || kind === 'changeNights';
  const [hotelId, other] = new Set(stops.map(({ id }) => findStop(trip, id)?.day.hotelId));
  if (!isOfNights || !hotelId || other !== undefined) return stops;
  return stops.toSorted((one, two) => nightsAt(trip, two.id) - nightsAt(trip, one.id)).slice(0, 1);
}

function optionOf(trip: Trip, talk: Talk): (stop: Stop) => DialogueOption {
  return (stop) => {
    const day = trip.days.findIndex(({ cityList }) => cityList.includes(stop)) + 1;
    return { kind: 'stop', label: talk.stopLabel(shortLabel(stop.location), day), stopId: stop.id };
  };
}

function ownNames(trip: Trip, texts: Texts): string {
  return texts.list(
    [...new Set(stopsOf(trip).map(({ location }) => shortLabel(location)))].slice(0, 12),
  );
}
