import { found, type Intention } from '../intention.ts';
import type { Item, NameItem } from '../item.ts';
import type { SlotName } from '../draft.ts';
import type { View } from '../view.ts';

/** A leg by its end, or by both: `nach Wien`, `von Prag nach Wien`, `zwischen Prag und Wien`. */
function legOf(view: View): Readonly<Partial<Record<SlotName, readonly Item[]>>> {
  const [one, two] = view.withRole('between');
  if (one && two) return { other: [one], stop: [two] };
  const from = view.stops.find(({ role }) => role === 'from');
  const to = view.names.find(
    (name) =>
      name !== from &&
      name.stops.length > 0 &&
      ['to', 'until', 'none', 'at', 'via'].includes(name.role),
  );
  const day = view.days[0];
  return {
    ...(from && to && { other: [from] }),
    ...(to && { stop: [to] }),
    ...(!to && day && { day: [day] }),
  };
}

function takenBy(
  slots: Readonly<Partial<Record<SlotName, readonly Item[]>>>,
  names: readonly NameItem[],
): boolean {
  const taken = Object.values(slots).flat();
  return names.every((name) => taken.includes(name));
}

export const setProfile: Intention = {
  kind: 'setProfile',
  cues: {
    go: 1,
    drive: 1,
    walk: 3,
    ride: 3,
    fly: 3,
    rather: 0.3,
    put: 0.5,
    want: 0.3,
    all: 0.5,
    trip: 0.5,
    make: 0.3,
    swap: -2,
  },
  read: (view) => {
    const choice = view.choice('profile');
    const profile = view.has('walk')
      ? 'foot'
      : view.has('ride')
        ? 'bicycle'
        : view.has('fly')
          ? 'flight'
          : undefined;
    const value = choice?.value ?? profile;
    const slots = legOf(view);
    if (value === undefined || view.places.length > 0 || !takenBy(slots, view.names)) return null;
    if (view.has('add', 'remove', 'what', 'when', 'how', 'toll', 'cost', 'plan_trip', 'note'))
      return null;
    const isWhole = view.isAlone || view.has('all', 'trip') || Object.keys(slots).length > 0;
    if (!isWhole) return null;
    const isSaid =
      choice === undefined ||
      choice.role === 'with' ||
      choice.role === 'to' ||
      view.has('go', 'drive', 'put');
    return isSaid ? found('setProfile', slots, { profile: value }, [choice], 1) : null;
  },
};

export const setToll: Intention = {
  kind: 'setToll',
  cues: {
    toll: 2.5,
    avoid: 2.5,
    allow: 1.5,
    negate: 1,
    drive: 0.5,
    go: 0.5,
    all: 0.3,
    trip: 0.3,
    want: 0.1,
    need: -3,
  },
  read: (view) => {
    const slots = legOf(view);
    // `Maut in Frankreich` is that of the whole trip.
    const names = view.names.filter(({ stops, role }) => stops.length > 0 || role !== 'at');
    const countries = view.names.filter((name) => !names.includes(name));
    if (!view.has('toll') || !takenBy(slots, names) || view.has('how', 'what', 'cost', 'need'))
      return null;
    const isAvoided =
      view.has('avoid', 'negate') || view.items.some((item) => item.text.toLowerCase() === 'ohne');
    if (!isAvoided && !view.has('allow') && !hasWord(view, 'mit')) return null;
    return found('setToll', slots, { toll: !isAvoided }, countries, 0.5);
  },
};

/** `ohne Autobahn`, `lieber Landstraße`, `keine Fähren`. */
export const setRoads: Intention = {
  kind: 'setRoads',
  cues: {
    motorway: 2.5,
    country_road: 2.5,
    unpaved: 2.5,
    ferry: 2.5,
    avoid: 2.5,
    allow: 1.5,
    negate: 1,
    drive: 0.5,
    go: 0.5,
    all: 0.3,
    trip: 0.3,
    want: 0.1,
    rather: 0.5,
    only: 0.5,
    put: 0.3,
    see: 0.2,
  },
  read: (view) => {
    const slots = legOf(view);
    const ferry = view.items.find((item) => item.is === 'profile' && item.value === 'ferry');
    const isAvoided = view.has('avoid', 'negate') || hasWord(view, 'ohne');
    const wish = view.has('unpaved')
      ? 'avoid-unpaved'
      : (ferry ?? view.has('ferry'))
        ? 'avoid-ferry'
        : view.has('motorway')
          ? 'avoid-motorway'
          : view.has('country_road')
            ? 'scenic'
            : undefined;
    if (!wish || !takenBy(slots, view.names) || view.amount('minutes', 'clock')) return null;
    if (view.has('how', 'what', 'where', 'when', 'cost', 'need', 'find', 'toll')) return null;
    const isScenic = wish === 'scenic';
    if (isScenic ? isAvoided : !isAvoided && !view.has('allow')) return null;
    const isWished = isScenic || isAvoided;
    return found('setRoads', slots, { wish, isWished }, [ferry], 0.5);
  },
};

function hasWord(view: View, word: string): boolean {
  return view.items.some(({ text }) => text.toLowerCase() === word);
}

export const optimise: Intention = {
  kind: 'optimise',
  cues: {
    optimise: 3,
    stops: 0.8,
    trip: 0.8,
    all: 0.5,
    make: 0.3,
    find: 0.3,
    put: 0.3,
    drive: 0.2,
    swap: 0.5,
    end: 0.5,
    allow: 0.5,
    far: 0.3,
    shorter: 0.3,
  },
  read: (view) => {
    if (!view.has('optimise') || view.names.length > 0 || view.amount('minutes', 'days'))
      return null;
    const isFreeEnd =
      view.has('allow') && (view.has('end') || hasWord(view, 'ziel') || view.has('stop', 'stops'));
    const by = view.has('far') ? 'distance' : undefined;
    return found('optimise', {}, { ...(isFreeEnd && { keepLast: false }), by });
  },
};

export const limitDriving: Intention = {
  kind: 'limitDriving',
  cues: {
    limit: 2.5,
    drive: 1.5,
    per_day: 1.5,
    spread: 3,
    stops: 0.5,
    trip: 0.5,
    all: 0.8,
    days: 1,
    want: 0.2,
    negate: 0.5,
    more: 0.2,
    longer: 0.2,
    optimise: 0.3,
    make: 0.2,
  },
  read: (view) => {
    const minutes = view.amount('minutes');
    const days = view.amount('days');
    const isSpread = view.has('spread');
    if (view.names.length > 0 || view.has('how', 'what', 'later', 'earlier', 'plan_trip'))
      return null;
    const isLimit =
      minutes &&
      view.has('limit') &&
      (view.has('drive', 'per_day', 'spread') || hasWord(view, 'tag'));
    if (!isLimit && !isSpread) return null;
    const overAllDays =
      isSpread && !days && view.has('days', 'all', 'stops', 'trip') ? true : undefined;
    const values = { limit: minutes?.value, days: days?.value, overAllDays };
    if (!minutes && !days && !overAllDays) return null;
    return found('limitDriving', {}, values, [minutes, days], 0.5);
  },
};

export const newTrip: Intention = {
  kind: 'newTrip',
  cues: {
    plan_trip: 2,
    trip: 1,
    round: 2,
    end: 1,
    limit: 2.5,
    drive: 1.5,
    per_day: 1.5,
    go: 0.8,
    make: 0.5,
    start: 0.5,
    length: 0.3,
    want: 0.3,
    add: 0.3,
    stop: 0.2,
    stops: 0.2,
    put: 0.2,
    summary: 0.2,
    find: 0.5,
  },
  read: (view) => {
    const { names } = view;
    const [first] = names;
    // `Leipzig Amsterdam und zurück`, `eine Tour zusammen: Prag, Wien`
    const isLine = view.has('round') && first?.role === 'none' && first.stops.length > 0;
    const isList = view.has('trip', 'round') && view.has('put', 'make') && view.stops.length === 0;
    const isPlanned =
      (view.has('plan_trip') && (view.has('trip', 'round') || view.amount('days') !== undefined)) ||
      ((isLine || isList) && view.places.length > 0 && names.length > 1) ||
      // `nach Rom, mach mal einen Vorschlag`
      (hasWord(view, 'vorschlag') && view.withRole('to').length > 0);
    const from = names.find(({ role }) => role === 'from') ?? (isLine ? first : undefined);
    const isBothEnds = from !== undefined && view.withRole('to').length > 0;
    const days = view.amount('days');
    const isTrip =
      isPlanned ||
      (days && isBothEnds) ||
      (view.has('plan_trip', 'trip', 'round', 'make') &&
        (isBothEnds || (days && view.withRole('to').length > 0)) &&
        !view.has('far', 'howlong', 'negate'));
    if (
      !isTrip ||
      names.length === 0 ||
      (view.has(
        'add',
        'remove',
        'stay',
        'sleep',
        'longer',
        'shorter',
        'far',
        'howlong',
        'note',
        'rename',
      ) &&
        !isPlanned)
    )
      return null;
    const via = names.filter(
      (name) => name !== from && (name.role === 'via' || isStopWord(view, name)),
    );
    const to = names.filter((name) => name !== from && !via.includes(name) && !name.isNegated);
    const start = view.days.find(({ date }) => date !== null);
    const minutes = view.amount('minutes');
    const values = {
      days: days?.value,
      limit: minutes?.value,
      start: start?.date ?? undefined,
      roundTrip: view.has('round') || view.has('end'),
    };
    return found('newTrip', { from, via, to }, values, [days, minutes, start], 1);
  },
};

/** `mit Stopp in Wien` */
function isStopWord(view: View, name: NameItem): boolean {
  return view.items.some(
    (item) =>
      item.is === 'word' &&
      item.concepts.includes('add') &&
      name.at - item.end <= 2 &&
      name.at > item.at &&
      item.text.toLowerCase().includes('stop'),
  );
}
