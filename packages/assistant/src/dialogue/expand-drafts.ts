import type { Draft, SlotValue } from '../grammar/draft.ts';

/** One command for each of the things that a command names: `streiche Wien und Graz` are two. */
export function expandDrafts(drafts: readonly Draft[]): readonly Draft[] {
  return drafts.flatMap(expand);
}

function expand(draft: Draft): readonly Draft[] {
  const { kind, slots } = draft;
  if (kind === 'newTrip') return [withManyGoals(draft)];
  if (kind === 'addStop') return oneByOne(draft, slots.place ?? []);
  const stops = slots.stop ?? [];
  if (kind === 'swapStops' && !slots.other) {
    const [one, other] = stops;
    return [withSlots(draft, { stop: one ? [one] : [], other: other ? [other] : [] })];
  }
  if (stops.length < 2) return [draft];
  return stops.map((stop) => withSlots(draft, { stop: [stop] }));
}

/** The first comes where it was said, each further one behind the one before it; without a place each where it fits. */
function oneByOne(draft: Draft, places: readonly SlotValue[]): readonly Draft[] {
  const { after, before, day, ...others } = draft.slots;
  const hasPlace = Boolean(after ?? before ?? day) || draft.values.edge !== undefined;
  return places.map((place, index) => {
    const previous = places[index - 1];
    if (!previous) return withSlots(draft, { place: [place] });
    const { edge: _, ...values } = draft.values;
    return {
      ...draft,
      values,
      slots: { ...others, place: [place], ...(hasPlace ? { after: [previous] } : {}) },
    };
  });
}

/** `nach Florenz und Rom`: the last one is the goal. */
function withManyGoals(draft: Draft): Draft {
  const to = draft.slots.to ?? [];
  if (to.length < 2) return draft;
  const via = [...(draft.slots.via ?? []), ...to.slice(0, -1)];
  return withSlots(draft, { via, to: to.slice(-1) });
}

function withSlots(draft: Draft, slots: Draft['slots']): Draft {
  return { ...draft, slots: { ...draft.slots, ...slots } };
}
