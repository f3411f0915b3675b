import { stopsOf } from '@fahrtwind/domain';
import type { Draft } from '../grammar/draft.ts';
import { readTripWish } from '../meaning/read-trip-wish.ts';
import type { RuleContext } from './dialogue-state.ts';
import { isSure, type Heard } from './hear.ts';

/** A whole trip, where the open one is empty or nothing else is meant. */
export function wishedTrip(message: string, context: RuleContext, heard: Heard): Draft | null {
  const wish = readTripWish(message, context);
  if (!wish) return null;
  const { drafts } = heard;
  const isEmpty = stopsOf(context.trip).length === 0;
  const isTrip = drafts.length > 0 && drafts.every(({ kind }) => kind === 'newTrip');
  const isAlone = drafts.length === 0 || !isSure(heard);
  const isSaid =
    wish.draft.values.areas !== '' &&
    heard.items.some(
      (item) =>
        item.is === 'word' && item.concepts.some((one) => one === 'round' || one === 'plan_trip'),
    );
  return isEmpty || isTrip || (wish.isClear && (isAlone || isSaid)) ? wish.draft : null;
}
