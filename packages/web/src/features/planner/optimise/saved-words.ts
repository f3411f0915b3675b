import type { Language } from '@fahrtwind/contract';
import type { LegMeasure } from '@fahrtwind/domain';
import { formatKm } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import type { de } from './texts.de.ts';

/** What a new order saves, in words. */
export function savedWords(
  { before, after }: { readonly before: LegMeasure; readonly after: LegMeasure },
  texts: typeof de,
  language: Language,
): string {
  const km = Math.round((before.meters - after.meters) / 1000);
  const minutes = Math.round((before.seconds - after.seconds) / 60);
  const distance = formatKm(Math.abs(km), language);
  const time = formatDuration(Math.abs(minutes));
  if (!Number.isFinite(km) || (km === 0 && minutes === 0)) return texts.same;
  if (km < 0 || minutes < 0) return texts.costs(distance, time);
  return minutes === 0 ? texts.savesKm(distance) : texts.saves(distance, time);
}
