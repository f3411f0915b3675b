import type { CalendarDate } from '@fahrtwind/domain';
import type { Draft, SlotName, SlotValue } from './draft.ts';
import { wholeNumberOf } from '../language/numbers.ts';
import { matchPattern, type Match, type MatchContext } from './match.ts';
import { compile, requiredWords, wordsOf, type Node } from './template.ts';
import { createSpelling } from '../language/spelling.ts';
import { DATE_TEMPLATES } from './templates/dates.ts';
import { ENTRY_TEMPLATES } from './templates/entries.ts';
import { MACROS } from './templates/macros.ts';
import { NIGHT_TEMPLATES } from './templates/nights.ts';
import { QUESTION_TEMPLATES } from './templates/questions.ts';
import { STOP_TEMPLATES } from './templates/stops.ts';
import type { Template } from './templates/template-list.ts';
import { TRIP_TEMPLATES } from './templates/trip.ts';
import { tokensOf, type Token } from '../language/tokens.ts';
import { FILLERS, OPENERS } from './vocabulary.ts';

export const TEMPLATES: readonly Template[] = [
  ...STOP_TEMPLATES,
  ...DATE_TEMPLATES,
  ...NIGHT_TEMPLATES,
  ...TRIP_TEMPLATES,
  ...ENTRY_TEMPLATES,
  ...QUESTION_TEMPLATES,
];

interface Compiled {
  readonly template: Template;
  readonly node: Node;
  readonly required: readonly ReadonlySet<string>[];
}

interface Grammar {
  readonly patterns: readonly Compiled[];
  readonly words: ReadonlySet<string>;
}

let compiled: Grammar | null = null;

/** Compiled when the first message comes: most of those who start the program never chat. */
function grammar(): Grammar {
  if (compiled) return compiled;
  const patterns = TEMPLATES.flatMap((template) =>
    template.patterns.map((pattern) => {
      const node = compile(pattern, MACROS);
      return { template, node, required: requiredWords(node) };
    }),
  );
  compiled = { patterns, words: new Set(patterns.flatMap(({ node }) => wordsOf(node))) };
  return compiled;
}

export interface ParseContext {
  readonly today: CalendarDate;
  /** Folded words of the names in the trip: they are no typing mistakes. */
  readonly names: ReadonlySet<string>;
}

const SEPARATORS = new Set([
  'und',
  ',',
  ';',
  '.',
  '!',
  '?',
  'dann',
  'danach',
  'anschliessend',
  'ausserdem',
]);
const MAX_SEPARATORS = 12;
/** About a tenth of a second. */
const MAX_STEPS = 600_000;
const CLAUSE_COST = 0.5;

interface Reading {
  readonly drafts: readonly Draft[];
  readonly cost: number;
}

/** The commands of a message, all of them or none: a half-understood sentence must not change half a trip. */
export function parseMessage(message: string, { today, names }: ParseContext): readonly Draft[] {
  const tokens = withoutEnd(tokensOf(message));
  const { words } = grammar();
  const context: MatchContext = {
    today,
    typos: createSpelling(words, names),
    budget: { steps: MAX_STEPS },
  };
  return bestReading(tokens, context)?.drafts ?? [];
}

/** Cuts the sentence into clauses so that each is understood, at the least cost. */
function bestReading(tokens: readonly Token[], context: MatchContext): Reading | null {
  const cuts = tokens.flatMap(({ kind, key }, index) =>
    kind !== 'literal' && SEPARATORS.has(key) ? [index] : [],
  );
  const ends = [...cuts.slice(0, MAX_SEPARATORS), tokens.length];
  const best = new Map<number, Reading>([[0, { drafts: [], cost: 0 }]]);
  for (const end of ends) {
    for (const start of [0, ...ends.filter((cut) => cut < end).map((cut) => cut + 1)]) {
      const before = best.get(start);
      const clause = before && readClause(tokens.slice(start, end), context);
      if (!before || !clause) continue;
      const cost = before.cost + clause.cost;
      const known = best.get(end + 1);
      if (!known || cost < known.cost)
        best.set(end + 1, { drafts: [...before.drafts, ...clause.drafts], cost });
    }
  }
  return best.get(tokens.length + 1) ?? null;
}

function isEmpty({ kind, key }: Token): boolean {
  return kind !== 'literal' && (OPENERS.has(key) || SEPARATORS.has(key) || FILLERS.has(key));
}

function readClause(tokens: readonly Token[], context: MatchContext): Reading | null {
  const plain = withoutFillers(tokens);
  // `Hallo, …`, `…, bitte`, and what stands between two separators.
  if (plain.every(isEmpty)) return matchClause(plain, context) ?? { drafts: [], cost: 0 };
  const opened = withoutOpeners(plain);
  const polite = withoutModal(opened);
  const readings = [plain, opened, polite]
    .filter((one, index, all) => index === 0 || one.length < (all[index - 1]?.length ?? 0))
    .flatMap((one) => matchClause(one, context) ?? []);
  return cheapest(readings);
}

function matchClause(tokens: readonly Token[], context: MatchContext): Reading | null {
  if (tokens.length === 0) return null;
  const keys = tokens.filter(({ kind }) => kind !== 'literal').map(({ key }) => key);
  const hasOne = (set: ReadonlySet<string>): boolean =>
    keys.some((key) => set.has(key)) ||
    keys.some((key) => [...set].some((word) => context.typos(key, word) !== null));
  const readings = grammar().patterns.flatMap(
    ({ template, node, required }): readonly Reading[] => {
      if (!required.every(hasOne)) return [];
      const match = matchPattern(node, tokens, context);
      const draft = match && toDraft(template, match);
      return match && draft ? [{ drafts: [draft], cost: match.cost + CLAUSE_COST }] : [];
    },
  );
  return cheapest(readings);
}

function cheapest(readings: readonly Reading[]): Reading | null {
  return readings.reduce<Reading | null>(
    (best, one) => (best === null || one.cost < best.cost ? one : best),
    null,
  );
}

/** `zwischen A und B` says where a stop comes to stand, or which leg is meant. */
const LEG_KINDS = new Set(['setProfile', 'setToll', 'alongTheWay', 'distance']);

function toDraft({ kind, values = {} }: Template, match: Match): Draft | null {
  const { between, ...slots } = match.slots;
  if (!between) return { kind, slots, values: { ...match.values, ...values } };
  const [one, other] = between;
  if (!one || !other || between.length !== 2) return null;
  const both: Partial<Record<SlotName, readonly SlotValue[]>> = LEG_KINDS.has(kind)
    ? { other: [one], stop: [other] }
    : { after: [one], before: [other] };
  return { kind, slots: { ...slots, ...both }, values: { ...match.values, ...values } };
}

/** Words in front of a command, as many as there are. */
function withoutOpeners(tokens: readonly Token[]): readonly Token[] {
  const first = tokens.findIndex(
    ({ kind, key }) => kind === 'literal' || !(OPENERS.has(key) || SEPARATORS.has(key)),
  );
  return first < 0 ? tokens : tokens.slice(first);
}

const ASKING = new Set([
  'kannst',
  'koenntest',
  'kann',
  'koennt',
  'wuerdest',
  'magst',
  'koennten',
  'wollen',
  'sollen',
  'lass',
  'lasst',
]);
const PERSONS = new Set(['du', 'man', 'wir', 'ihr', 'sie', 'ich']);
const WISHES = new Set([
  'will',
  'wollen',
  'moechte',
  'moechten',
  'wuerde',
  'wuerden',
  'haette',
  'haetten',
  'mag',
  'muss',
  'muessen',
  'sollten',
  'kann',
  'koennen',
  'plane',
  'wollten',
  'wollte',
]);

/** `Kannst du … hinzufügen?`, `Ich möchte … einfügen`: only the rest is the command. */
function withoutModal(tokens: readonly Token[]): readonly Token[] {
  const [one = '', two = ''] = tokens.slice(0, 2).map(({ key }) => key);
  const isAsked = ASKING.has(one) && (PERSONS.has(two) || two === 'uns');
  const isWished = PERSONS.has(one) && WISHES.has(two);
  const isGlued = ['kannste', 'koennteste', 'willste'].includes(one);
  if (!isAsked && !isWished && !isGlued) return tokens;
  const rest = tokens.slice(isGlued ? 1 : 2);
  return rest[0]?.key === 'vielleicht' ? rest.slice(1) : rest;
}

function withoutFillers(tokens: readonly Token[]): readonly Token[] {
  const kept = tokens.filter(({ kind, key }, index) => {
    // `lass uns fahren`
    const isUs = key === 'uns' && ['lass', 'lasst'].includes(tokens[index - 1]?.key ?? '');
    // `zwei Mal übernachten`
    const isTimes = key === 'mal' && (wholeNumberOf(tokens[index - 1]) ?? 1) > 1;
    return kind === 'literal' || isUs || isTimes || !FILLERS.has(key);
  });
  return kept.length === 0 ? tokens : kept;
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(
    ({ kind, key }) => kind === 'literal' || !['.', '!', '?', ',', ';'].includes(key),
  );
  return tokens.slice(0, last + 1);
}
