import type { Language } from '@fahrtwind/contract';
import { formatKm, kmOf } from './distance.ts';
import { formatDuration } from './duration.ts';

interface Way {
  readonly meters: number;
  readonly seconds: number;
}

/** Distance and time of a way, each only where it rounds to something: `74 km` and `1:25 h`. */
export function wayFigures(
  { meters, seconds }: Way,
  language: Language,
  /** Stands before each figure; `~` for an estimate. */
  mark = '',
): readonly string[] {
  const [km, minutes] = [kmOf(meters), Math.round(seconds / 60)];
  return [
    ...(km > 0 ? [mark + formatKm(km, language)] : []),
    ...(minutes > 0 ? [mark + formatDuration(minutes)] : []),
  ];
}

/** `74 km, 1:25 h`; only the distance where no time is known, as for a flight; empty for a way of some meters. */
export function formatWay(way: Way, language: Language, mark = ''): string {
  return wayFigures(way, language, mark).join(', ');
}
