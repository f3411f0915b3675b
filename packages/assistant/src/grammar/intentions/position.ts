import type { Item, NameItem } from '../item.ts';
import type { SlotName } from '../draft.ts';
import type { View } from '../view.ts';

export interface Position {
  readonly slots: Readonly<Partial<Record<SlotName, readonly Item[]>>>;
  readonly values: Readonly<Record<string, string>>;
  readonly used: readonly Item[];
  readonly isGiven: boolean;
}

/** Where something shall come to stand: on a day, before or behind a stop, or at an end. */
export function positionOf(view: View, own: readonly NameItem[]): Position {
  const others = view.names.filter((name) => !own.includes(name) && !name.isNegated);
  const [from, to] = others.filter(({ role }) => role === 'between');
  const sequence = sequenceOf(view, own);
  const after =
    sequence.after ??
    from ??
    others.find(({ role }) => role === 'after') ??
    (view.has('end') ? undefined : others.find(({ role }) => role === 'to')) ??
    (view.has('add', 'still')
      ? others.find(({ role, stops }) => stops.length > 0 && role === 'from')
      : undefined);
  const before =
    sequence.before ?? to ?? others.find(({ role, at }) => role === 'before' && at !== after?.at);
  const day = view.days.find(({ role }) => role !== 'from' && role !== 'instead');
  const edge = view.choice('edge');
  const isOut = before !== undefined && after !== undefined && !to && !sequence.after;
  return {
    slots: {
      ...(after && !isOut && { after: [after] }),
      ...(before && { before: [before] }),
      ...(day && { day: [day] }),
    },
    values: edge ? { edge: edge.value } : {},
    used: [after, before, day, edge].filter((item) => item !== undefined),
    isGiven: [after, before, day, edge].some((item) => item !== undefined),
  };
}

/** `erst nach Bozen und dann Meran`: the one before the other. */
function sequenceOf(
  view: View,
  own: readonly NameItem[],
): { readonly before?: NameItem; readonly after?: NameItem } {
  const wordAt = (concept: 'first' | 'afterwards'): number =>
    view.items.find((item) => item.is === 'word' && item.concepts.includes(concept))?.at ?? -1;
  const then = wordAt('afterwards');
  if (then < 0 || wordAt('first') < 0) return {};
  const first = view.stops.find((name) => !own.includes(name) && name.at < then);
  const later = view.stops.find((name) => !own.includes(name) && name.at > then);
  if (later && own.some(({ at }) => at < then)) return { before: later };
  return first && own.some(({ at }) => at > then) ? { after: first } : {};
}
