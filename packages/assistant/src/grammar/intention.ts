import { shortLabel } from '@fahrtwind/domain';
import type { Draft, SlotName, SlotValue } from './draft.ts';
import type { DayItem, Item, NameItem } from './item.ts';
import type { Concept } from './lexicon.ts';
import type { View } from './view.ts';

/** What a part of a message may want. */
export interface Intention {
  readonly kind: Draft['kind'];
  /** How much each kind of word speaks for it. */
  readonly cues: Readonly<Partial<Record<Concept, number>>>;
  /** Null where something is missing without which it makes no sense. */
  readonly read: (view: View) => Found | null;
}

/** A wish and the things that it is about; all else in the part speaks against it. */
export interface Found {
  readonly draft: Draft;
  readonly used: readonly Item[];
  /** For what only this intention explains. */
  readonly bonus?: number;
}

type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A draft without the fields that were not said. */
export function found(
  kind: Draft['kind'],
  slots: Readonly<Partial<Record<SlotName, readonly (Item | undefined)[] | Item | undefined>>>,
  values: Values = {},
  more: readonly (Item | undefined)[] = [],
  bonus = 0,
): Found {
  const entries = Object.entries(slots).flatMap(([slot, value]) => {
    const items = (Array.isArray(value) ? value : [value]).filter(isItem);
    return items.length === 0 ? [] : [[slot, items] as const];
  });
  const used = [...entries.flatMap(([, items]) => items), ...more.filter(isItem)];
  return {
    draft: {
      kind,
      slots: Object.fromEntries(
        entries.map(([slot, items]) => [
          slot,
          items.map((item) => (PLACE_SLOTS.has(slot) ? placeValue(item) : slotValue(item))),
        ]),
      ),
      values: Object.fromEntries(
        Object.entries(values).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, value]],
        ),
      ),
    },
    used,
    bonus,
  };
}

function isItem(item: unknown): item is Item {
  return typeof item === 'object' && item !== null;
}

const PLACE_SLOTS = new Set(['place', 'from', 'to', 'via']);

/** A stop of the trip is a place by its name there, whatever it was called. */
function placeValue(item: Item): SlotValue {
  const [stop] = item.is === 'name' && !item.isGuess ? item.stops : [];
  return { is: 'text', text: stop ? shortLabel(stop.location) : item.text };
}

/** One stop is that stop, several or a guess are words to ask about. */
function slotValue(item: Item): SlotValue {
  if (item.is === 'day') return dayValue(item);
  if (item.is === 'name') return nameValue(item);
  return { is: 'text', text: item.text };
}

function dayValue({ days, reference }: DayItem): SlotValue {
  const [only, other] = days;
  return only && !other ? { is: 'day', dayId: only.id } : { is: 'dayText', day: reference };
}

function nameValue({ stops, isGuess, text }: NameItem): SlotValue {
  const [only, other] = stops;
  return only && !other && !isGuess ? { is: 'stop', stopId: only.id } : { is: 'text', text };
}
