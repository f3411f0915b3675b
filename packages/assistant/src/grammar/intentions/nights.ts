import { found, type Intention } from '../intention.ts';
import type { AmountItem, Item } from '../item.ts';
import type { Concept } from '../lexicon.ts';
import type { View } from '../view.ts';

const CUES = {
  stay: 1.5,
  sleep: 1.5,
  night: 1,
  want: 0.2,
  make: 0.3,
  rather: 0.3,
  like: 0.2,
  still: 0.5,
  there: 0.5,
  only: 0.3,
  replace: 0.2,
  add: 0.3,
  put: 0.2,
} as const;

const NO_NIGHTS = ['far', 'howlong', 'cost', 'when', 'what', 'drive', 'start'] as const;

/** Names of which nights are said: not those that only tell where something stands. */
function placeOfNights(view: View) {
  return view.stops.find(
    ({ role, isNegated }) => !isNegated && !['instead', 'before', 'after'].includes(role),
  );
}

/** `dort`, also where nothing is said: what was talked about last. */
function lastPlace(view: View): Item {
  const there = view.items.find((item) => item.is === 'word' && item.concepts.includes('there'));
  return there ?? { is: 'unknown', at: -1, end: -1, text: 'dort', role: 'none' };
}

export const setNights: Intention = {
  kind: 'setNights',
  cues: { ...CUES, length: 0.1, remove: -2, end: 0.1 },
  read: (view) => {
    const count =
      view.amount('nights') ??
      (view.has('sleep') ? view.amount('times') : undefined) ??
      (view.speaksOfNights ? view.amount('number') : undefined) ??
      (view.has('stay', 'sleep') ? view.amount('days') : undefined);
    const stop = placeOfNights(view);
    // `auf dem Rückweg in Klagenfurt übernachten`
    const isOnce = !count && stop !== undefined && view.has('sleep') && view.days.length === 0;
    if (
      isOnce &&
      !view.choice('lodging') &&
      !view.has(...NO_NIGHTS, 'where', 'lodging', 'find', 'remove', 'book')
    )
      return view.places.length > 0
        ? null
        : found('setNights', { stop }, { nights: 1, isLeast: true }, [], 0.5);
    if (!count || view.places.length > 0 || view.has(...NO_NIGHTS)) return null;
    if (isMore(view) || isBeside(view, count, ['more', 'longer', 'shorter'])) return null;
    if (!stop && !view.has('stay', 'sleep', 'there')) return null;
    const others = view.items.filter(
      (item) => item.is === 'amount' && item !== count && item.role === 'instead',
    );
    return found(
      'setNights',
      { stop: stop ?? lastPlace(view) },
      { nights: count.value },
      [count, ...others],
      0.5,
    );
  },
};

/** `noch eine Nacht in Wien`. */
function isMore(view: View): boolean {
  const count = view.amount('nights', 'days');
  if (!count) return false;
  return view.items.some(
    (item) =>
      item.is === 'word' &&
      item.end >= count.at - 1 &&
      item.end <= count.at &&
      item.concepts.includes('still') &&
      // `nur noch zwei Nächte` are two.
      !view.items.some((one) => one.end === item.at && /^(?:nur|bloß|only)$/i.test(one.text)),
  );
}

function isBeside(view: View, count: AmountItem, concepts: readonly Concept[]): boolean {
  return view.items.some(
    (item) =>
      item.is === 'word' &&
      item.concepts.some((one) => concepts.includes(one)) &&
      item.at - count.end <= 6 &&
      count.at - item.end <= 6,
  );
}

export const changeNights: Intention = {
  kind: 'changeNights',
  cues: { ...CUES, more: 2, longer: 2, shorter: 2, restday: 2.5, remove: 1, still: 1, length: 0.1 },
  read: (view) => {
    const stop = placeOfNights(view);
    if (view.places.length > 0 || view.has(...NO_NIGHTS, 'trip', 'later', 'earlier')) return null;
    const count =
      view.amount('nights', 'days') ?? (view.speaksOfNights ? view.amount('number') : undefined);
    if (view.has('restday') && stop && !count)
      return found('changeNights', { stop }, { sign: view.has('remove') ? -1 : 1, by: 1 });
    // `zwei Nächte, dafür wird der Rest kürzer` says nothing of these nights.
    const isNear = (...concepts: readonly Concept[]): boolean =>
      view.has(...concepts) && (!count || isBeside(view, count, concepts));
    const isLess = isNear('shorter') || (view.has('remove') && count !== undefined);
    const isLonger = isNear('more', 'longer') || isMore(view);
    if (!isLess && !isLonger) return null;
    if (!count && !(stop && view.has('stay', 'longer', 'shorter'))) return null;
    if (!stop && !view.has('stay', 'sleep', 'there', 'night') && count?.unit !== 'nights')
      return null;
    return found(
      'changeNights',
      { stop: stop ?? lastPlace(view) },
      { by: count?.value ?? 1, sign: isLess ? -1 : 1 },
      [count],
      0.5,
    );
  },
};

export const setStay: Intention = {
  kind: 'setStay',
  cues: { stay: 1.5, add: 1, make: 0.3, put: 0.3, want: 0.2, still: 0.2, there: 0.5 },
  read: (view) => {
    const minutes = view.amount('minutes');
    const [stop] = view.stops;
    if (!minutes || view.places.length > 0 || view.has('drive', 'limit', 'far', 'earlier', 'later'))
      return null;
    if (!stop && !view.has('there', 'stay')) return null;
    return found(
      'setStay',
      { stop: stop ?? lastPlace(view) },
      { minutes: minutes.value },
      [minutes],
      1,
    );
  },
};
