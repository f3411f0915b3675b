import type { Draft, SlotValue } from '../grammar/draft.ts';
import type { DialogueOption } from '../outcome.ts';
import type { PendingQuestion } from './dialogue-state.ts';

/** What an option means in a slot. */
export function valueOf(option: DialogueOption): SlotValue | null {
  if (option.kind === 'place') return { is: 'place', place: option.place };
  if (option.kind === 'stop') return { is: 'stop', stopId: option.stopId };
  return option.kind === 'day' ? { is: 'day', dayId: option.dayId } : null;
}

/** The commands that waited, with the answer in the slot that asked: in the place of the words that were not clear. */
export function filled(
  { drafts, draft, slot }: PendingQuestion,
  value: SlotValue,
): readonly Draft[] {
  if (slot === null) return drafts;
  return drafts.map((one, index) => {
    if (index !== draft) return one;
    const values = one.slots[slot] ?? [];
    const open = values.findIndex(({ is }) => is === 'text' || is === 'dayText');
    const next = open < 0 ? [value] : values.map((old, place) => (place === open ? value : old));
    return { ...one, slots: { ...one.slots, [slot]: next } };
  });
}
