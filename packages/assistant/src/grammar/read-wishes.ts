import { fold } from '../language/fold.ts';
import type { Draft } from './draft.ts';
import { found as draftOf, type Found, type Intention } from './intention.ts';
import { INTENTIONS } from './intentions/all.ts';
import type { Item } from './item.ts';
import type { Concept } from './lexicon.ts';
import { viewOf, type View } from './view.ts';

/** What a message wants, and how well that explains it. */
export interface Wishes {
  readonly drafts: readonly Draft[];
  /** The parts of the message that nothing explains, as they were written. */
  readonly unread: readonly string[];
  /** Whether a place, a day or an amount is left unexplained. */
  readonly leavesOut: boolean;
  /** Whether something is denied and it is not clear what. */
  readonly isDenied: boolean;
  /** How much of what it mentions is explained, from 0 to 1. */
  readonly share: number;
}

/** What it is worth to explain a thing; a thing that stays unexplained costs as much. */
const WORTH: Readonly<Record<Item['is'], number>> = {
  name: 2,
  pronoun: 0.5,
  day: 2,
  range: 2.5,
  amount: 2,
  profile: 1.5,
  lodging: 1.5,
  edge: 1.5,
  quote: 1.5,
  word: 0.6,
  unknown: 0.4,
  mark: 0,
};
/** What turns a wish into another one weighs more. */
const HEAVY: Readonly<Partial<Record<Concept, number>>> = {
  negate: 3,
  condition: 1.5,
  retract: 3,
  theme: 1.5,
};
/** They are said with every wish. */
const LIGHT: readonly Concept[] = [
  'want',
  'like',
  'make',
  'put',
  'rather',
  'still',
  'there',
  'afterwards',
  'first',
  'go',
  'drive',
  'need',
  'see',
  'replace',
  'all',
  'trip',
  'stop',
  'stops',
  'days',
  'end',
  'only',
  'thanks',
  'greeting',
  'length',
  'more',
];
const PART_COST = 1;
const CUT_COST = 2;
/** Names in a list belong together. */
const LIST_CUT_COST = 2.5;
/** A word or two that are not understood mean nothing. */
const UNREAD_WEIGHT = 0.9;
const MOST_ITEMS = 90;
/** Beyond it, wishes are only parted where something parts them. */
const MANY_ITEMS = 36;

interface Part {
  readonly found: Found | null;
  readonly view: View;
  readonly score: number;
}

interface Split {
  readonly parts: readonly Part[];
  readonly score: number;
}

/** Parts a message into wishes so that they explain as much of it as possible. */
export function readWishes(items: readonly Item[], hasStops: boolean): Wishes {
  const all = afterRetraction(items.slice(0, MOST_ITEMS));
  const speaksOfNights = all.some(
    (item) =>
      (item.is === 'amount' && item.unit === 'nights') ||
      (item.is === 'word' && item.concepts.includes('night')),
  );
  const isAlone = (from: number, to: number): boolean =>
    ![...all.slice(0, from), ...all.slice(to)].some(({ is }) => is === 'name' || is === 'day');
  const read = (from: number, to: number): Part =>
    partOf(viewOf(all.slice(from, to), { speaksOfNights, hasStops, isAlone: isAlone(from, to) }));
  const { parts } = bestSplit(all, read);
  const wishes = parts.flatMap((part) => (part.found ? [{ ...part, found: part.found }] : []));
  const used = new Set(wishes.flatMap(({ found }) => found.used));
  const isOpen = (item: Item): boolean =>
    !used.has(item) &&
    !wishes.some(({ view, found }) => explainsWord(found.draft.kind, view, item));
  const wished = beforeCondition(all);
  const total = wished.reduce((sum, item) => sum + shareOf(item), 0);
  const unread = wished.filter(isOpen).reduce((sum, item) => sum + shareOf(item), 0);
  return {
    drafts: withTopic(joined(withoutExceptions(wishes)), all.filter(isOpen)),
    unread: runsOf(all, isOpen),
    leavesOut: wished.some((item) => isOpen(item) && shareOf(item) >= WORTH.name),
    isDenied: wished.some((item) => isOpen(item) && isNegation(item)),
    share: total === 0 ? Math.sign(wishes.length) : 1 - unread / total,
  };
}

/** `tausche Lom und Oslo, ach quatsch, …`: what was said before it does not count any more. */
function afterRetraction(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(
    (item) => item.is === 'word' && item.concepts.includes('retract'),
  );
  const isMore = items.slice(last + 1).some((item) => weightOf(item) >= WORTH.name);
  return last < 0 ? items : isMore ? items.slice(last + 1) : items.slice(last);
}

/** `nur wenn es nicht weiter ist` denies nothing of what is wished. */
function beforeCondition(items: readonly Item[]): readonly Item[] {
  const start = items.findIndex(
    (item) => item.is === 'word' && item.concepts.includes('condition'),
  );
  // Before what is wished it is a part of it: `wenn Zeit ist, nach Linz`.
  return start < 3 ? items : items.slice(0, start);
}

function isNegation(item: Item): boolean {
  return item.is === 'word' && item.concepts.includes('negate');
}

/** What people tell besides costs little: what counts is what they name. */
function shareOf(item: Item): number {
  return item.is === 'unknown' ? weightOf(item) / 2 : weightOf(item);
}

function weightOf(item: Item): number {
  if (item.is === 'word') {
    const heavy = Math.max(0, ...item.concepts.map((one) => HEAVY[one] ?? 0));
    return heavy || (item.concepts.some((one) => !LIGHT.includes(one)) ? WORTH.word : 0);
  }
  // A number without a unit says little.
  if (item.is === 'amount' && item.unit === 'number') return WORTH.word;
  return WORTH[item.is];
}

function bestSplit(items: readonly Item[], read: (from: number, to: number) => Part): Split {
  const best: Split[] = [{ parts: [], score: 0 }];
  for (let to = 1; to <= items.length; to += 1) {
    if (to < items.length && !mayCut(items, to)) continue;
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      if (!before) continue;
      const part = read(from, to);
      const isFree = from === 0 || isParting(items[from - 1]) || isParting(items[from]);
      const score =
        before.score + part.score - (isFree ? listCost(items, from) : cutCost(before, part));
      const known = best[to];
      if (!known || score > known.score) best[to] = { parts: [...before.parts, part], score };
    }
  }
  return best[items.length] ?? { parts: [], score: 0 };
}

/** Without a word that parts them, the same wish twice is one that was read in two. */
function cutCost({ parts }: Split, { found }: Part): number {
  const last = parts.at(-1)?.found?.draft.kind;
  return (
    CUT_COST +
    (found && last === found.draft.kind && found.draft.kind !== 'removeStop' ? CUT_COST : 0)
  );
}

/** `über Basel und Zürich` */
function listCost(items: readonly Item[], at: number): number {
  const before = items.slice(0, at).findLast((item) => !isParting(item));
  const next = items.slice(at).find((item) => !isParting(item));
  const isList = before?.is === 'name' && next?.is === 'name' && before.role === next.role;
  return isList && next.at - before.end <= 1 ? LIST_CUT_COST : 0;
}

function mayCut(items: readonly Item[], at: number): boolean {
  const isParted = isParting(items[at - 1]) || isParting(items[at]);
  return items.length <= MANY_ITEMS || isParted;
}

const PARTING = new Set([
  'und',
  'dann',
  'danach',
  'aber',
  'dafuer',
  'stattdessen',
  'ausserdem',
  'anschliessend',
  'sondern',
  'sowie',
  'sonst',
  'oder',
]);

function isParting(item: Item | undefined): boolean {
  return item?.is === 'mark' || (item?.is === 'word' && PARTING.has(fold(item.text)));
}

/** The intention that explains a part best; none where nothing does. */
function partOf(view: View): Part {
  let best: Part = { found: null, view, score: -sumOf(view.items) };
  for (const intention of INTENTIONS) {
    const found = intention.read(view);
    if (!found) continue;
    const score = scoreOf(intention, found, view);
    if (score > best.score) best = { found, view, score };
  }
  return best;
}

/** What it would be worth to explain all of it. */
function sumOf(items: readonly Item[]): number {
  return items.reduce((sum, item) => sum + weightOf(item), 0);
}

function scoreOf({ cues }: Intention, { used, bonus = 0 }: Found, view: View): number {
  let score = bonus - PART_COST;
  const said = new Set<Concept>();
  for (const item of view.items) {
    if (used.includes(item)) score += weightOf(item);
    else if (item.is === 'word') {
      const cue = item.concepts.filter((one) => one in cues);
      for (const one of cue) {
        if (!said.has(one)) score += cues[one] ?? 0;
        said.add(one);
      }
      if (cue.length === 0) score -= weightOf(item);
    } else if (item.is === 'mark')
      score -= isEnd(item, view) ? 0 : '.!?;'.includes(item.text) ? 2 : 0.2;
    else score -= weightOf(item);
  }
  return score;
}

function isEnd(item: Item, { items }: View): boolean {
  return items.slice(items.indexOf(item)).every(({ is }) => is === 'mark') || item === items[0];
}

/** Several intentions of a kind share their words. */
const CUES = new Map<Draft['kind'], Intention['cues']>();
for (const { kind, cues } of INTENTIONS) CUES.set(kind, { ...CUES.get(kind), ...cues });

function explainsWord(kind: Draft['kind'], view: View, item: Item): boolean {
  return (
    item.is === 'word' &&
    view.items.includes(item) &&
    item.concepts.some((one) => one in (CUES.get(kind) ?? {}))
  );
}

/** Words in a row that nothing explains, where they may mean something. */
function runsOf(items: readonly Item[], isOpen: (item: Item) => boolean): readonly string[] {
  const runs: Item[][] = [];
  let isRunning = false;
  for (const item of items) {
    const isLight = weightOf(item) === 0;
    if (isLight ? !isRunning || item.is === 'mark' : !isOpen(item)) isRunning = false;
    else if (isRunning) runs.at(-1)?.push(item);
    else {
      runs.push([item]);
      isRunning = true;
    }
  }
  return runs
    .filter((run) => sumOf(run) >= UNREAD_WEIGHT)
    .map((run) => run.map(({ text }) => text).join(' '));
}

type Wish = Part & { readonly found: Found };

/** `eine schöne Altstadt, nicht Salamanca` takes nothing out of the trip. */
function withoutExceptions(wishes: readonly Wish[]): readonly Wish[] {
  const isException = ({ found: { draft }, view }: Wish): boolean =>
    draft.kind === 'removeStop' && !view.has('remove', 'need', 'go', 'drive');
  const others = wishes.filter((wish) => !isException(wish));
  return others.some(({ found: { draft } }) => draft.kind === 'alongTheWay') ? others : wishes;
}

/** `am Donnerstag ist nichts los, da könnten wir nach Pienza`: the day that nothing else explains. */
function withTopic(drafts: readonly Draft[], open: readonly Item[]): readonly Draft[] {
  const [day, other] = open.filter((item) => item.is === 'day');
  if (!day || other) return drafts;
  return drafts.map((draft) => {
    const { slots, kind, values } = draft;
    const isFree = kind === 'addStop' && !slots.day && !slots.before && values.edge === undefined;
    return isFree
      ? { ...draft, slots: { ...slots, ...draftOf(kind, { day }).draft.slots } }
      : draft;
  });
}

/** `Wien fällt weg, dafür Graz`: the one comes for the other. */
function joined(
  wishes: readonly { readonly found: Found; readonly view: View }[],
): readonly Draft[] {
  const drafts: Draft[] = [];
  for (const { found, view } of wishes) {
    const { draft } = found;
    const before = drafts.at(-1);
    const isInstead = draft.kind === 'addStop' && view.has('replace', 'rather');
    const { place, after, before: ahead, day } = draft.slots;
    const isFree = !after && !ahead && !day && draft.values.edge === undefined;
    const stops = before?.slots.stop ?? [];
    if (
      isInstead &&
      isFree &&
      before?.kind === 'removeStop' &&
      stops.length === 1 &&
      place?.length === 1
    )
      drafts[drafts.length - 1] = {
        kind: 'replaceStop',
        slots: { stop: stops, place },
        values: {},
      };
    else drafts.push(draft);
  }
  return drafts;
}
