import { openNightsOf } from '../schedule/nights.ts';
import type { Trip } from '../trip/trip.ts';
import type { Cost } from './budget.ts';

/** One line of the checklist: something to book, or nights for which nothing is planned yet. */
export type ChecklistItem =
  | { readonly kind: 'cost'; readonly isDone: boolean; readonly cost: Cost }
  | { readonly kind: 'nights'; readonly isDone: false; readonly dayIds: readonly string[] };

/**
 * What is booked and what is open, in the order of the trip. Nights in a row without lodging are one line,
 * because one hotel can be the answer to all of them.
 */
export function bookingChecklist(trip: Trip, costs: readonly Cost[]): readonly ChecklistItem[] {
  const places = new Map(trip.days.map((day, index) => [day.id, index]));
  const placeOf = (dayId: string | null | undefined): number => places.get(dayId ?? '') ?? 0;
  const items = costs.map((cost): Placed => ({
    // The way home comes last, even when the last day has a hotel or an activity.
    place: isWayHome(cost) ? trip.days.length : placeOf(cost.dayId),
    item: { kind: 'cost', isDone: cost.booked, cost },
  }));
  const gaps = gapsOf(trip, placeOf).map((dayIds): Placed => ({
    place: placeOf(dayIds[0]),
    item: { kind: 'nights', isDone: false, dayIds },
  }));
  return [...items, ...gaps]
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

interface Placed {
  readonly place: number;
  readonly item: ChecklistItem;
}

function isWayHome(cost: Cost): boolean {
  return cost.kind === 'leg' && cost.field === 'departureEntry';
}

function gapsOf(
  trip: Trip,
  placeOf: (dayId: string | undefined) => number,
): readonly (readonly string[])[] {
  const gaps: string[][] = [];
  for (const dayId of openNightsOf(trip)) {
    const gap = gaps.at(-1);
    if (gap && placeOf(gap.at(-1)) === placeOf(dayId) - 1) gap.push(dayId);
    else gaps.push([dayId]);
  }
  return gaps;
}
