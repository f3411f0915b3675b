import type { StopOnDay, Trip } from '@fahrtwind/domain';

/**
 * The picked stops of a trip as stops to add. With `isSpread` each day of theirs becomes one from `firstDay` on, without
 * those that nothing was picked of; else all are on that day.
 */
export function pickedStops(
  trip: Trip,
  picked: ReadonlySet<string>,
  firstDay: number,
  isSpread: boolean,
): readonly StopOnDay[] {
  return trip.days
    .map(({ cityList }) => cityList.filter(({ id }) => picked.has(id)))
    .filter((stops) => stops.length > 0)
    .flatMap((stops, index) =>
      stops.map(({ id: _id, ...stop }) => ({
        ...stop,
        dayIndex: isSpread ? firstDay + index : firstDay,
      })),
    );
}
