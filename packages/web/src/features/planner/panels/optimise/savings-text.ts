import type { Language } from '@fahrtwind/contract';
import type { LegMeasure } from '@fahrtwind/domain';
import { formatKm } from '../../../../format/distance.ts';
import { formatDuration } from '../../../../format/duration.ts';
import { estimateMark } from '../../../../format/estimate.ts';
import type { de } from './texts.ts';

interface Comparison {
  readonly before: LegMeasure;
  readonly after: LegMeasure;
  readonly isEstimate: boolean;
}

/** What a new order saves, rounded to what is shown. */
function savingsOf({ before, after }: Pick<Comparison, 'before' | 'after'>) {
  const km = Math.round((before.meters - after.meters) / 1000);
  const minutes = Math.round((before.seconds - after.seconds) / 60);
  return Number.isFinite(km) && Number.isFinite(minutes) ? { km, minutes } : { km: 0, minutes: 0 };
}

/** Whether a new order takes less time, or as much time for a shorter way. */
export function isBetterOrder(comparison: Comparison): boolean {
  const { km, minutes } = savingsOf(comparison);
  return minutes > 0 || (minutes === 0 && km > 0);
}

/** What a new order saves, as a text. */
export function savingsText(comparison: Comparison, texts: typeof de, language: Language): string {
  const { km, minutes } = savingsOf(comparison);
  const mark = estimateMark(comparison.isEstimate);
  const distance = mark + formatKm(Math.abs(km), language);
  const time = mark + formatDuration(Math.abs(minutes));
  if (km === 0 && minutes === 0) return texts.same;
  if (minutes === 0) return km > 0 ? texts.savesKm(distance) : texts.costsKm(distance);
  if (km === 0) return minutes > 0 ? texts.savesTime(time) : texts.costsTime(time);
  if (minutes > 0)
    return km > 0 ? texts.saves(distance, time) : texts.savesOnlyTime(distance, time);
  return km > 0 ? texts.savesOnlyKm(distance, time) : texts.costs(distance, time);
}
