import type { Language, TripSummary } from '@fahrtwind/contract';
import { slug } from '@fahrtwind/domain';
import type { TripSort } from '../trip-sort.ts';

interface Selection {
  readonly query: string;
  readonly sort: TripSort;
  readonly language: Language;
  /** `2026-07-12`: when sorted by start, future trips come first. */
  readonly today: string;
}

/** The trips whose title, first or last place contains every word of the query, in the requested order. */
export function selectTrips(
  trips: readonly TripSummary[],
  { query, sort, language, today }: Selection,
): readonly TripSummary[] {
  const words = query.split(/\s+/).filter(Boolean).map(spellings);
  const found = trips.filter(({ title, from, to }) => {
    const texts = spellings([title, from, to].join(' '));
    return words.every((word) =>
      texts.some((text) => word.some((spelling) => text.includes(spelling))),
    );
  });
  return found.toSorted(orders(language, today)[sort]);
}

type Order = (one: TripSummary, other: TripSummary) => number;

const orders = (language: Language, today: string): Readonly<Record<TripSort, Order>> => {
  const collator = new Intl.Collator(language, { numeric: true });
  return {
    opened: (one, other) => latestFirst(one.lastOpened, other.lastOpened),
    changed: (one, other) => latestFirst(one.updatedAt, other.updatedAt),
    title: (one, other) => collator.compare(one.title, other.title),
    start: (one, other) => nextFirst(one, other, today),
  };
};

function latestFirst(one: string, other: string): number {
  return one === other ? 0 : one > other ? -1 : 1;
}

/** Future trips, the next one first; then past trips, the latest first. */
function nextFirst(one: TripSummary, other: TripSummary, today: string): number {
  const [isOver, isOtherOver] = [one.endDate < today, other.endDate < today];
  if (isOver !== isOtherOver) return isOver ? 1 : -1;
  return isOver
    ? latestFirst(one.startDate, other.startDate)
    : latestFirst(other.startDate, one.startDate);
}

/** Both spellings of an umlaut without one: `München` is `munchen` and `muenchen`. */
function spellings(text: string): readonly string[] {
  return [folded(text), slug(text)].filter(Boolean);
}

/** Ignores case and accents, so that „munchen“ finds München; ß equals ss. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
