import { countryOf, shortLabel, type Stop } from '@fahrtwind/domain';
import type { PlaceHit } from '../../ports.ts';
import type { SlotValue } from '../draft.ts';
import { found, type Intention } from '../intention.ts';
import type { NameItem } from '../item.ts';
import type { View } from '../view.ts';

/** How a place of a question is looked for: nothing is asked back where any of the name would do. */
export function placesOf(names: readonly NameItem[]): readonly SlotValue[] {
  return names.flatMap(({ stops: [stop], place }) => {
    const hit = stop ? placeOfStop(stop) : place;
    return hit ? [{ is: 'place', place: hit } as const] : [];
  });
}

function placeOfStop({ id, location }: Stop): PlaceHit {
  const name = shortLabel(location);
  return { handle: `stop-${id}`, name, country: countryOf(location), population: 0, location };
}

const WAY_CUES = {
  far: 3,
  howlong: 3,
  miles: 1,
  drive: 1,
  how: 0.5,
  what: 0.3,
  go: 0.5,
  trip: 0.5,
  all: 0.5,
  along: 0.2,
  length: 0.5,
  need: 0.2,
  fulfil: 0.5,
} as const;

/** `wie weit is vigo porto`, `von Porto über Braga nach Bilbao`, `wie lange nach Matera`. */
export const between: Intention = {
  kind: 'between',
  cues: WAY_CUES,
  read: (view) => {
    const names = view.names.filter(
      ({ stops, place, isNegated }) => !isNegated && (stops.length > 0 || place !== undefined),
    );
    if (!view.has('far', 'howlong') || view.days.length > 0 || view.has('stay', 'sleep'))
      return null;
    const via = names.filter(({ role }) => role === 'via' || role === 'with');
    const ends = names.filter((name) => !via.includes(name));
    const from =
      ends.find(({ role }) => role === 'from') ?? (ends.length > 1 ? ends[0] : undefined);
    const to = ends.findLast((name) => name !== from);
    // A leg of the trip is answered as the list has it.
    if (!to || (!from && to.stops.length > 0)) return null;
    const { draft, used } = found('between', {}, { inMiles: milesOf(view) }, names, 1);
    const slots = {
      to: placesOf([to]),
      ...(from && { from: placesOf([from]) }),
      ...(via.length > 0 && { via: placesOf(via) }),
    };
    return { draft: { ...draft, slots }, used, bonus: 1 };
  },
};

export const distance: Intention = {
  kind: 'distance',
  cues: { ...WAY_CUES, still: 0.1, per_day: -1 },
  read: (view) => {
    if (!view.has('far', 'howlong', 'miles') || view.has('optimise', 'limit', 'plan_trip'))
      return null;
    const from = view.stops.find(({ role }) => role === 'from');
    const [one, two] = view.withRole('between');
    const [day] = view.days;
    const stop = two ?? view.stops.find((name) => name !== from);
    const other = stop ? (one ?? from) : undefined;
    if (view.amount('nights', 'days', 'clock') || view.has('add', 'remove', 'stay')) return null;
    const isOfDay = day !== undefined && !other;
    return found(
      'distance',
      isOfDay ? { day } : { stop, other },
      { inMiles: milesOf(view) },
      [...view.days, stop],
      0.5,
    );
  },
};

function milesOf(view: View): true | undefined {
  return view.has('miles') || undefined;
}

export const arrival: Intention = {
  kind: 'arrival',
  cues: {
    when: 3,
    fulfil: 3,
    arrive: 1.5,
    go: 0.8,
    drive: 0.5,
    start: 0.5,
    show_day: 1,
    see: 0.5,
    what: 0.3,
    ferry: 0.2,
  },
  read: (view) => {
    const clock = view.amount('clock');
    const named = view.names.filter(({ isNegated }) => !isNegated);
    const own = named.filter(({ stops }) => stops.length > 0);
    const stops = own.length > 0 ? own : named;
    const stop = stops.findLast(({ role }) => role !== 'from') ?? stops.at(-1);
    const [day] = view.days;
    const isNoun = view.items.some(({ text }) => /^ankunft/i.test(text));
    const isFulfilled =
      view.has('fulfil') || (view.has('go') && stops.some(({ role }) => role === 'until'));
    if (!stop || (!view.has('when') && !isNoun && !isFulfilled)) return null;
    if (view.has('daylight', 'opening', 'weather') || (view.has('start') && !clock)) return null;
    const other = stops.find((name) => name !== stop && clock && name.end >= clock.at);
    const isDeadline = clock !== undefined && isFulfilled && !view.has('start') && !other;
    const values =
      clock && (isDeadline ? { deadline: afternoon(clock.value) } : { start: clock.value });
    const bonus = isFulfilled && !view.has('fulfil') ? 2 : 0.2;
    return found('arrival', { stop, other }, values, [day, ...stops], bonus);
  },
};

/** `um fünf` no ferry leaves in the morning. */
function afternoon(minutes: number): number {
  return minutes < 7 * 60 ? minutes + 12 * 60 : minutes;
}

/** `wie viele Nächte sind wir in Oslo`, `hab ich in Dubrovnik schon ein Zimmer`, `ist Edinburgh bezahlt`. */
export const stay: Intention = {
  kind: 'stay',
  cues: {
    night: 2,
    sleep: 2,
    stay: 2,
    lodging: 1.5,
    book: 1.5,
    cost: 1,
    days: 1,
    howlong: 1.5,
    how: 0.5,
    when: 0.5,
    what: 0.3,
    where: 0.5,
    leave: 2,
    all: 0.2,
    still: 0.1,
  },
  read: (view) => {
    const isAbout =
      view.has('night', 'sleep', 'stay', 'lodging', 'leave', 'book') ||
      view.amount('nights') !== undefined ||
      (view.has('how') && view.has('days'));
    const stops = view.stops.filter(({ isNegated }) => !isNegated);
    const isAsking = view.isQuestion || view.has('how', 'where', 'when');
    if (!isAbout || !isAsking || stops.length === 0) return null;
    if (view.has('add', 'remove', 'move', 'find', 'along', 'theme', 'more', 'longer', 'shorter'))
      return null;
    const nights = view.amount('nights', 'number');
    return found(
      'stay',
      { stop: stops },
      {},
      [...view.days, ...view.places, nights],
      nights ? 2 : view.has('find', 'where', 'need') ? 0.2 : 1,
    );
  },
};
