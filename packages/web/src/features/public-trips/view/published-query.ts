import { MAX_PUBLIC_PLACE_LENGTH, readDayRange, SEASONS, type Season } from '@fahrtwind/domain';

/** The lengths that the filter offers, in the form of the API's `days`. */
export const LENGTH_FILTERS = ['1-3', '4-7', '8-14', '15-'] as const;

export type LengthFilter = (typeof LENGTH_FILTERS)[number];

/** The filter of the list, which stands in the address; what is empty filters nothing. */
export interface PublishedQuery {
  readonly country: string;
  /** A range that the API understands: `4-7`, `15-` or `3`. */
  readonly days: string;
  readonly season: Season | '';
}

/** Reads the filter of an address; what cannot be read is left out. */
export function readPublishedQuery(search: URLSearchParams): PublishedQuery {
  const [country = '', days = '', season = ''] = ['country', 'days', 'season'].map(
    (name) => search.get(name)?.trim() ?? '',
  );
  return {
    country: country.length <= MAX_PUBLIC_PLACE_LENGTH ? country : '',
    days: readDayRange(days) ? days : '',
    season: SEASONS.find((one) => one === season) ?? '',
  };
}

export function isFiltered({ country, days, season }: PublishedQuery): boolean {
  return country !== '' || days !== '' || season !== '';
}

/** The filter as parameters of the address and of the API, without what is empty. */
export function writePublishedQuery(query: PublishedQuery): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

/** What the API is asked for. */
export function listQuery(
  query: PublishedQuery,
  after: string | null,
): Readonly<Record<string, string>> {
  return { ...writePublishedQuery(query), ...(after !== null && { after }) };
}
