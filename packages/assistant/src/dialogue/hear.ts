import { stopsOf } from '@fahrtwind/domain';
import type { Item } from '../grammar/item.ts';
import { readWishes, type Wishes } from '../grammar/read-wishes.ts';
import { findItems } from '../meaning/find-items.ts';
import type { AssistantPorts } from '../ports.ts';
import type { RuleContext } from './dialogue-state.ts';

/** What a message mentions, and what it wants with it. */
export interface Heard extends Wishes {
  readonly items: readonly Item[];
}

export async function hear(
  message: string,
  { trip, today, language }: RuleContext,
  ports: AssistantPorts,
): Promise<Heard> {
  const items = await findItems(message, { trip, today, language, ports });
  return { items, ...readWishes(items, stopsOf(trip).length > 0) };
}

/** So much of what a message mentions has to be explained. */
const SURE_SHARE = 0.6;

export function isSure({ drafts, share, isDenied }: Heard): boolean {
  return drafts.length > 0 && share >= SURE_SHARE && !isDenied;
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
