import type { ImportedGroup } from './imported-file.ts';
import { readDayName } from './own-marks.ts';

/** Routes that name the same day are parts of it: our own files cut a day where one is not driving. */
export function mergeDays(groups: readonly ImportedGroup[]): readonly ImportedGroup[] {
  const days: ImportedGroup[] = [];
  let last: number | null = null;
  for (const group of groups) {
    const { dayNumber } = readDayName(group.name);
    const before = days.at(-1);
    if (before && dayNumber !== null && dayNumber === last)
      days[days.length - 1] = { ...before, places: [...before.places, ...group.places] };
    else days.push(group);
    last = dayNumber;
  }
  return days;
}
