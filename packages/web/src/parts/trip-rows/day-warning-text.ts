import { shortLabel, type Stop, type TripWarning } from '@fahrtwind/domain';
import { formatDuration } from '../../format/duration.ts';
import { formatClock } from '../trip-schedule/format-clock.ts';
import type { TripRowTexts } from './texts.ts';

type DayWarning = Extract<TripWarning, { readonly dayId: string }>;

/** A warning about a day as a sentence, given the day's number and its stops. */
export function dayWarningText(
  warning: DayWarning,
  number: number,
  stops: readonly Stop[],
  { warnings }: TripRowTexts,
): string {
  if (warning.code === 'no-lodging') return warnings.noLodging(number);
  if (warning.code === 'long-drive')
    return warnings.longDrive(
      number,
      formatDuration(warning.drivingSeconds / 60),
      formatDuration(warning.limitMinutes),
    );
  const found = stops.find(({ id }) => id === warning.stopId);
  const stop = found ? shortLabel(found.location) : '';
  if (warning.code === 'departure-missed')
    return warnings.departureMissed(number, stop, formatClock(warning.departureMinutes));
  if (warning.code === 'too-late')
    return warnings.tooLate(
      number,
      stop,
      formatClock(warning.arriveAtMinutes),
      warning.lateMinutes,
    );
  if (warning.code === 'booked-leg-does-not-fit') return warnings.legMisfit[warning.reason](stop);
  return warning.code === 'stop-moved'
    ? warnings.stopMoved(number, stop)
    : warnings.afterMidnight(number, stop, formatClock(warning.arrivalMinutes));
}
