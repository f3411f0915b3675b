import type { CalendarDate } from '@fahrtwind/domain';
import type { SlotValue } from './draft.ts';
import { readSlot } from './slots.ts';
import type { Node } from './template.ts';
import type { Token } from '../language/tokens.ts';

/** What the slots of a pattern hold. */
export interface Bindings {
  readonly slots: Readonly<Record<string, readonly SlotValue[]>>;
  readonly values: Readonly<Record<string, string | number | boolean | null>>;
}

export interface Match extends Bindings {
  /** Less is better: mistakes cost most, then free text, then the length of names. */
  readonly cost: number;
}

export interface MatchContext {
  readonly today: CalendarDate;
  /** How many mistakes make a written word that word of a pattern; null where it is another one. */
  readonly typos: (written: string, word: string) => number | null;
  /** How many steps the search may still take: a sentence that was written to make it long ends it. */
  readonly budget: { steps: number };
}

const TYPO_COST = 2;
const MAX_REPEATS = 10;

interface Search extends MatchContext {
  readonly tokens: readonly Token[];
  best: Match | null;
}

type Continue = (at: number, soFar: Match) => void;

const NOTHING: Match = { slots: {}, values: {}, cost: 0 };

/** The cheapest way in which a pattern is exactly these tokens. */
export function matchPattern(
  node: Node,
  tokens: readonly Token[],
  context: MatchContext,
): Match | null {
  const search: Search = { ...context, tokens, best: null };
  walk(search, node, 0, NOTHING, (at, found) => {
    if (at === tokens.length && found.cost < (search.best?.cost ?? Number.POSITIVE_INFINITY))
      search.best = found;
  });
  return search.best;
}

function walk(search: Search, node: Node, at: number, soFar: Match, next: Continue): void {
  search.budget.steps -= 1;
  if (search.budget.steps < 0 || soFar.cost >= (search.best?.cost ?? Number.POSITIVE_INFINITY))
    return;
  if (node.is === 'word') walkWord(search, node.key, at, soFar, next);
  else if (node.is === 'slot') walkSlot(search, node, at, soFar, next);
  else if (node.is === 'all') walkAll(search, node.nodes, 0, at, soFar, next);
  else if (node.is === 'one') for (const one of node.nodes) walk(search, one, at, soFar, next);
  else if (node.is === 'maybe') {
    walk(search, node.node, at, soFar, next);
    next(at, soFar);
  } else walkMany(search, node.node, at, soFar, next, 0);
}

function walkAll(
  search: Search,
  nodes: readonly Node[],
  index: number,
  at: number,
  soFar: Match,
  next: Continue,
): void {
  const node = nodes[index];
  if (!node) return next(at, soFar);
  walk(search, node, at, soFar, (end, found) =>
    walkAll(search, nodes, index + 1, end, found, next),
  );
}

function walkMany(
  search: Search,
  node: Node,
  at: number,
  soFar: Match,
  next: Continue,
  count: number,
): void {
  next(at, soFar);
  if (count >= MAX_REPEATS) return;
  walk(search, node, at, soFar, (end, found) => {
    if (end > at) walkMany(search, node, end, found, next, count + 1);
  });
}

function walkWord(search: Search, key: string, at: number, soFar: Match, next: Continue): void {
  const token = search.tokens[at];
  if (!token || token.kind === 'literal') return;
  if (token.key === key) return next(at + 1, soFar);
  const typos = token.kind === 'word' ? search.typos(token.key, key) : null;
  if (typos !== null) next(at + 1, { ...soFar, cost: soFar.cost + typos * TYPO_COST });
}

function walkSlot(
  search: Search,
  { name, type }: Extract<Node, { readonly is: 'slot' }>,
  at: number,
  soFar: Match,
  next: Continue,
): void {
  // Said twice, it is no longer clear what is meant.
  if (name in soFar.slots || name in soFar.values) return;
  for (const read of readSlot(type, name, search.tokens, at, search.today)) {
    next(read.end, {
      slots: { ...soFar.slots, ...read.slots },
      values: { ...soFar.values, ...read.values },
      cost: soFar.cost + read.cost,
    });
  }
}
