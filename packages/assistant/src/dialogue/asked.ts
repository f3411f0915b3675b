import { type Trip } from '@fahrtwind/domain';
import type { Draft } from '../grammar/draft.ts';
import { found } from '../grammar/intention.ts';
import { placesOf } from '../grammar/intentions/place-questions.ts';
import { withMeaning } from '../grammar/meant.ts';
import { viewOf, type View } from '../grammar/view.ts';
import { isQuery } from '../perform/question-kinds.ts';
import { isSure, type Heard } from './hear.ts';

/** The questions of a message; null where it wants a change, or where nothing here answers it. */
export function askedIn(heard: Heard, last: readonly Draft[], trip: Trip): readonly Draft[] | null {
  const { asked, mood, drafts } = heard;
  const follow = followQuestion(heard, last, trip);
  if (follow) return [follow];
  if (asked.length === 0) return null;
  const isWish = isSure(heard) && drafts.some(({ kind }) => !isQuery(kind));
  return mood !== 'asks' && isWish ? null : asked;
}

/** So many words are no question of their own. */
const MOST_ITEMS = 9;

/** `und mit Braga?`, `und am Freitag?`, `und nur die gebuchten?`: the last question about something else. */
function followQuestion(
  { items, mood, asked }: Heard,
  last: readonly Draft[],
  trip: Trip,
): Draft | null {
  const draft = last.at(-1);
  const isJoined = /^(?:und|and|aber|oder|nur)$/i.test(items[0]?.text ?? '');
  if (!draft || !isQuery(draft.kind) || items.length > MOST_ITEMS) return null;
  if (!isJoined && mood === 'tells') return null;
  const meant = withMeaning(items, trip);
  const view = viewOf(meant, { speaksOfNights: false, hasStops: true, isAlone: true });
  const [own] = asked;
  if (own && own.kind !== draft.kind && !SUMS.has(draft.kind)) return null;
  if (SUMS.has(draft.kind)) return sumOf(view, isJoined);
  return isJoined ? otherPlace(draft, view) : null;
}

const SUMS = new Set<Draft['kind']>(['costs', 'booked', 'bookings']);

function sumOf(view: View, isJoined: boolean): Draft | null {
  if (!isJoined || view.names.length + view.days.length > 0) return null;
  const isOpen = view.has('negate', 'missing', 'still', 'add');
  if (!isOpen && !view.has('book')) return null;
  return found('booked', {}, { only: isOpen ? 'open' : 'booked' }).draft;
}

function otherPlace(draft: Draft, view: View): Draft | null {
  const [name] = view.names.filter(({ isNegated }) => !isNegated);
  const [day] = view.days;
  // `und was mit Felsen statt Sand`
  const theme = view.items.flatMap((item) =>
    (item.is === 'word' && item.concepts.includes('theme')) ||
    ((item.is === 'unknown' || (item.is === 'name' && item.stops.length === 0)) &&
      item.role !== 'instead')
      ? [item.text]
      : [],
  );
  if (draft.kind === 'alongTheWay' && theme.length > 0)
    return { ...draft, values: { ...draft.values, theme: theme.join(' ') } };
  if (draft.kind === 'between' && name) {
    const isOver = name.role === 'via' || name.role === 'with';
    return { ...draft, slots: { ...draft.slots, [isOver ? 'via' : 'to']: placesOf([name]) } };
  }
  if (name && name.stops.length > 0 && ('stop' in draft.slots || 'day' in draft.slots))
    return { ...draft, slots: found(draft.kind, { stop: name }).draft.slots };
  if (day && ('day' in draft.slots || 'stop' in draft.slots || draft.kind === 'sleeping'))
    return { ...draft, slots: found(draft.kind, { day }).draft.slots };
  return null;
}
