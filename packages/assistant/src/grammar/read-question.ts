import { type Stop, stopsOf, type Trip } from '@fahrtwind/domain';
import type { Draft } from './draft.ts';
import type { Found, Intention } from './intention.ts';
import type { Item } from './item.ts';
import { QUESTIONS } from './intentions/all.ts';
import type { Concept } from './lexicon.ts';
import type { Mood } from './mood.ts';
import { withMeaning } from './meant.ts';
import { viewOf, type View } from './view.ts';

interface Rated {
  readonly found: Found;
  readonly score: number;
  /** The word that says most what is asked. */
  readonly cue: Concept | undefined;
  readonly intention: Intention;
}

/** What only asks and begs needs more certainty than a question. */
const LEAST: Readonly<Record<Mood, number>> = { asks: 1.5, begs: 3, tells: 3.5 };
const LEAST_OF_SECOND = 3;
const UNUSED_COST = 0.6;
/** They may be asked besides: the others would say the same twice. */
const SECONDS = new Set<Draft['kind']>(['unknowable', 'howTo', 'borders', 'dayPlan']);

/** What a message asks, looked at as a whole: a question is no list of wishes. At most two, the surest first. */
export function readQuestion(items: readonly Item[], mood: Mood, trip: Trip): readonly Draft[] {
  const all = withMeaning(items, trip);
  const viewed = (list: readonly Item[]): View =>
    viewOf(list, {
      speaksOfNights: false,
      hasStops: stopsOf(trip).length > 0,
      isAlone: true,
      ...(mood === 'asks' && { isQuestion: true }),
    });
  const [view, last] = [viewed(all), viewed(all.map((item) => withMeantStop(item, all, trip)))];
  const rated = QUESTIONS.flatMap((intention) =>
    rate(intention, intention.kind === 'stay' ? view : last),
  ).toSorted((one, other) => other.score - one.score);
  const [best, ...others] = rated;
  if (!best || best.score < LEAST[mood]) return [];
  const second = others.find(
    ({ cue, score, found }) =>
      score >= LEAST_OF_SECOND &&
      SECONDS.has(found.draft.kind) &&
      found.draft.kind !== best.found.draft.kind &&
      cue !== undefined &&
      !(cue in best.intention.cues),
  );
  return [best, ...(second ? [second] : [])].map(({ found }) => found.draft);
}

function rate(intention: Intention, view: View): readonly Rated[] {
  const found = intention.read(view);
  if (!found) return [];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of that record
  const said = (Object.entries(intention.cues) as readonly (readonly [Concept, number])[])
    .filter(([concept]) => view.has(concept))
    .toSorted(([, one], [, other]) => other - one);
  const unused = [...view.names, ...view.days].filter(
    (item) => !found.used.includes(item) && !(item.is === 'name' && item.isNegated),
  );
  const score =
    said.reduce((sum, [, weight]) => sum + weight, 0) +
    (found.bonus ?? 0) -
    unused.length * UNUSED_COST;
  return [{ found, score, cue: said[0]?.[0], intention }];
}

/**
 * Where one comes twice, the time is meant that is nearest to what is named besides, else the second: the first is where
 * the trip begins. A guess does no harm.
 */
function withMeantStop(item: Item, items: readonly Item[], trip: Trip): Item {
  if (item.is !== 'name' || item.stops.length === 0) return item;
  const indexOf = (stop: Stop): number => stopsOf(trip).indexOf(stop);
  const others = items.flatMap((one) =>
    one !== item && one.is === 'name' && one.stops.length === 1 ? one.stops.map(indexOf) : [],
  );
  const away = (stop: Stop): number =>
    Math.min(...others.map((other) => Math.abs(other - indexOf(stop))), trip.days.length * 100);
  const [nearest] = item.stops.toReversed().toSorted((one, other) => away(one) - away(other));
  return nearest ? { ...item, stops: [nearest], isGuess: false } : item;
}
