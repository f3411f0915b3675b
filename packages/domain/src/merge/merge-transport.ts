import type { LegTransport } from '../trip/leg-transport.ts';
import { isSameData } from '../trip/same-data.ts';
import type { Stop } from '../trip/stop.ts';
import { mergeFields, type Candidates } from './merge-fields.ts';
import type { Report } from './report.ts';

/**
 * Merges what is said about the leg to a stop field by field: one adds the price, the other the booking number. It is
 * part of its stop, so that a conflict is about the stop's `transport` as a whole.
 */
export function mergeTransport(
  { base, early, late }: Candidates<Stop>,
  report: Report,
): LegTransport | undefined {
  const [before, one, other] = [base?.transport, early.transport, late.transport];
  if (isSameData(before, one) || isSameData(one, other)) return other;
  if (isSameData(before, other)) return one;
  const about = { subject: 'stop', id: late.id, field: 'transport' } as const;
  if (!one || !other) {
    // An edited ticket stays where the other one emptied the place.
    const kept = other ?? one;
    report({ ...about, kept, lost: null, keptFrom: other ? 'late' : 'early' });
    return kept;
  }
  const lost: [string, unknown][] = [];
  const merged = mergeFields({ base: before, early: one, late: other }, (field, _, value) =>
    lost.push([field, value]),
  );
  if (lost.length > 0)
    report({
      ...about,
      kept: merged,
      lost: { ...merged, ...Object.fromEntries(lost) },
      keptFrom: 'late',
    });
  return merged;
}
