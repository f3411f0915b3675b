import { stopsOf } from '@fahrtwind/domain';
import type { Item } from '../grammar/item.ts';
import type { Draft } from '../grammar/draft.ts';
import { moodOf, type Mood } from '../grammar/mood.ts';
import { readQuestion } from '../grammar/read-question.ts';
import { readWishes, type Wishes } from '../grammar/read-wishes.ts';
import { isTalk } from './talk.ts';
import { isQuery } from '../perform/question-kinds.ts';
import { normalise } from '../language/normalise.ts';
import { tokensOf } from '../language/tokens.ts';
import { findItems } from '../meaning/find-items.ts';
import { findAreas } from '../regions/find-areas.ts';
import { areaKey } from '../regions/regions.ts';
import type { AssistantPorts } from '../ports.ts';
import type { RuleContext } from './dialogue-state.ts';

/** What a message mentions, and what it wants with it. */
export interface Heard extends Wishes {
  readonly items: readonly Item[];
  readonly mood: Mood;
  /** What it asks, looked at as a whole. */
  readonly asked: readonly Draft[];
}

export async function hear(
  message: string,
  { trip, today, language }: RuleContext,
  ports: AssistantPorts,
): Promise<Heard> {
  const items = await findItems(message, { trip, today, language, ports });
  const tokens = tokensOf(message);
  const mood = moodOf(normalise(tokens, language));
  const [area] = findAreas(tokens, language);
  const asked = readQuestion(items, mood, trip).map((draft) =>
    draft.kind === 'alongTheWay' && area
      ? { ...draft, values: { ...draft.values, area: areaKey(area.area) } }
      : draft,
  );
  return { items, mood, asked, ...readWishes(items, stopsOf(trip).length > 0) };
}

/** So much of what a message mentions has to be explained. */
const SURE_SHARE = 0.6;
/** Doing half of a wish is worse than asking. */
const WHOLE_SHARE = 0.82;

/** `was wäre, wenn wir Sligo weglassen?`, `darf ich mit dem Wohnmobil auf die Fähre?`: nothing shall change. */
function isOnlyAsked({ items, mood }: Heard): boolean {
  const isHypothetical = items.some(
    (item) => item.is === 'word' && item.concepts.includes('hypothetical'),
  );
  return isHypothetical || mood === 'asks';
}

/** `in Torbole oder Riva` is a choice that is still open. */
function hasAlternatives({ items }: Heard): boolean {
  return items.some(
    (item, index) =>
      /^(?:oder|or)$/i.test(item.text) &&
      items[index - 1]?.is === 'name' &&
      items.slice(index + 1, index + 3).some(({ is }) => is === 'name'),
  );
}

/** A question that is answered beside the point does no harm. */
const ASKED_SHARE = 0.4;

export function isSure(heard: Heard): boolean {
  const { drafts, share, isDenied, leavesOut } = heard;
  if (drafts.length === 0) return false;
  if (drafts.every(({ kind }) => isQuery(kind) || isTalk(kind))) return share >= ASKED_SHARE;
  return (
    share >= (leavesOut ? WHOLE_SHARE : SURE_SHARE) &&
    !isDenied &&
    !isOnlyAsked(heard) &&
    !hasAlternatives(heard)
  );
}

/** `nur wenn es nicht weiter ist`, as it was written; null without such words. */
export function conditionOf({ items }: Heard): string | null {
  const start = items.findIndex(
    (item) => item.is === 'word' && item.concepts.includes('condition'),
  );
  if (start < 0) return null;
  const rest = items.slice(start);
  const end = rest.findIndex(({ is }) => is === 'mark');
  return rest
    .slice(0, end < 0 ? undefined : end)
    .map(({ text }) => text)
    .join(' ');
}

/** A night without a place belongs to what was added last. */
export function isOwnWish(heard: Heard): boolean {
  const isNight = heard.drafts.every(
    ({ kind, slots }) => kind === 'setNights' && slots.stop?.[0]?.is === 'text',
  );
  return isSure(heard) && !isNight;
}
