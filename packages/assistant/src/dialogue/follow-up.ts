import type { Draft, SlotName, SlotValue } from '../grammar/draft.ts';
import { found } from '../grammar/intention.ts';
import { positionOf } from '../grammar/intentions/position.ts';
import type { Concept } from '../grammar/lexicon.ts';
import { fold } from '../language/fold.ts';
import { viewOf, type View } from '../grammar/view.ts';
import type { NameItem } from '../grammar/item.ts';
import type { Heard } from './hear.ts';

/** The wishes of a message that only changes what was asked last. */
export interface FollowUp {
  readonly drafts: readonly Draft[];
  /** `Como genauso`: what was proposed stays, this comes to it. */
  readonly isMore: boolean;
}

/** Words that make a message a wish of its own. */
const OWN: readonly Concept[] = [
  'add',
  'remove',
  'move',
  'swap',
  'replace',
  'rename',
  'optimise',
  'spread',
  'limit',
  'note',
  'restaurant',
  'lodging',
  'book',
  'toll',
  'cost',
  'far',
  'howlong',
  'along',
  'summary',
  'missing',
  'plan_trip',
  'find',
  'where',
  'when',
  'what',
  'how',
  'theme',
  'longer',
  'shorter',
  'more',
];
const POSITION: readonly SlotName[] = ['day', 'after', 'before'];

/** `und Brest auch`, `ohne Klagenfurt dann`: a command that adds to the proposal that waits. */
export function goesOn(message: string): boolean {
  const said = fold(message.trim());
  return (
    /^(?:und|ausserdem|zusaetzlich|auch|dazu|noch|danach|dort|ohne|aber|and|also|but|without)\b/.test(
      said,
    ) || /\b(?:auch|dann|dazu|noch|too|then)[.!]*$/.test(said)
  );
}

/** `und danach noch Friedrichstadt`: behind the stop that was added last; null for anything else. */
export function behindLast(
  drafts: readonly Draft[],
  { items }: Heard,
  last: readonly Draft[],
): readonly Draft[] | null {
  const [draft, other] = drafts;
  const before = last.at(-1);
  const [place] = before?.kind === 'addStop' ? (before.slots.place ?? []) : [];
  const isThen = items.some((item) => item.is === 'word' && item.concepts.includes('afterwards'));
  if (!isThen || !place || other || draft?.kind !== 'addStop') return null;
  if (POSITION.some((slot) => slot in draft.slots) || draft.values.edge !== undefined) return null;
  const text = place.is === 'place' ? place.place.name : place.is === 'text' ? place.text : '';
  return [{ ...draft, slots: { ...draft.slots, after: [{ is: 'text', text }] } }];
}

/** `am 4.`, `nee, doch Lindau`, `Como genauso`, `nur eine Nacht`: the last wish with another day, place or amount. */
export function followUp({ items }: Heard, last: readonly Draft[]): FollowUp | null {
  const draft = last.at(-1);
  const view = viewOf(items, { speaksOfNights: true, hasStops: true, isAlone: true });
  if (!draft || view.has(...OWN)) return null;
  const changed = withName(draft, view) ?? withPosition(draft, view) ?? withAmount(draft, view);
  if (!changed) return null;
  if (view.has('same') || view.items.some(({ text }) => /^(?:auch|too)$/i.test(text)))
    return { drafts: [changed], isMore: true };
  return { drafts: [...last.slice(0, -1), changed], isMore: false };
}

/** Another stop or place, unless its role says where the last one shall stand. */
function withName(draft: Draft, view: View): Draft | null {
  const [name, other] = view.names.filter(
    (one) =>
      !one.isNegated && !['before', 'after', 'between'].includes(one.role) && !isKept(view, one),
  );
  if (!name || other) return null;
  const isStop = name.stops.length > 0;
  const slot = (['place', 'stop', 'to'] as const).find((one) => one in draft.slots);
  if (
    !slot ||
    (slot === 'place' && isStop) ||
    (draft.kind === 'moveStop' && isStop && name.role !== 'none')
  )
    return null;
  const { slots } = found(draft.kind, { [slot]: name }).draft;
  return (
    withPosition({ ...draft, slots: { ...draft.slots, ...slots } }, view) ?? {
      ...draft,
      slots: { ...draft.slots, ...slots },
    }
  );
}

function withPosition(draft: Draft, view: View): Draft | null {
  const own = view.names.filter(({ stops }) => stops.length === 0);
  const position = positionOf(view, own);
  if (!position.isGiven) return null;
  const { slots } = found(draft.kind, position.slots).draft;
  if (draft.kind !== 'addStop' && draft.kind !== 'moveStop') return withDay(draft, slots.day);
  const kept = Object.entries(draft.slots).filter(
    ([slot]) => !POSITION.some((one) => one === slot),
  );
  const { edge: _, ...values } = draft.values;
  return withNight(
    {
      ...draft,
      slots: { ...Object.fromEntries(kept), ...slots },
      values: { ...values, ...position.values },
    },
    view,
  );
}

function withDay(draft: Draft, day: readonly SlotValue[] | undefined): Draft | null {
  return day && 'day' in draft.slots ? { ...draft, slots: { ...draft.slots, day } } : null;
}

/** `übernachten auch da` after a new stop is a night there. */
function withNight(draft: Draft, view: View): Draft {
  const nights = view.amount('nights') ?? (view.has('sleep') ? { value: 1 } : undefined);
  return nights && draft.kind === 'addStop'
    ? { ...draft, values: { ...draft.values, nights: nights.value } }
    : draft;
}

function withAmount(draft: Draft, view: View): Draft | null {
  if (draft.kind === 'addStop' && view.has('optional'))
    return { ...draft, values: { ...draft.values, optional: true } };
  if (draft.kind === 'addStop') {
    const slept = withNight(draft, view);
    return slept === draft ? null : slept;
  }
  const fields = [
    ['nights', view.amount('nights', 'number')],
    ['by', view.amount('nights', 'number')],
    ['days', view.amount('days', 'number')],
    ['minutes', view.amount('minutes', 'clock')],
    ['limit', view.amount('minutes')],
    ['time', view.amount('clock')],
  ] as const;
  const field = fields.find(([name, amount]) => name in draft.values && amount !== undefined);
  return field
    ? { ...draft, values: { ...draft.values, [field[0]]: field[1]?.value ?? null } }
    : null;
}

/** `Florenz meinte ich, Bologna bleibt` */
function isKept(view: View, name: NameItem): boolean {
  const next = view.items[view.items.indexOf(name) + 1];
  return next?.is === 'word' && next.concepts.some((one) => one === 'stay' || one === 'keep');
}
