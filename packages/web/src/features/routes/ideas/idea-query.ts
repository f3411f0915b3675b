import type { RouteIdea } from '@fahrtwind/contract';
import {
  readDayRange,
  ROUTE_REGIONS,
  SEASON_MONTHS,
  type RouteRegion,
  type Season,
} from '@fahrtwind/domain';

export const IDEA_LENGTHS = ['1-5', '6-7', '8-9', '10-'] as const;

export type IdeaLength = (typeof IDEA_LENGTHS)[number];

/** The seasons as addresses spell them. */
const SEASON_WORDS = {
  fruehling: 'spring',
  sommer: 'summer',
  herbst: 'autumn',
  winter: 'winter',
} as const satisfies Readonly<Record<string, Season>>;

export type SeasonWord = keyof typeof SEASON_WORDS;

const MONTHS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'] as const;

export type IdeaTime = SeasonWord | (typeof MONTHS)[number];

/** A season or a month, in the order in which they are offered. */
export const IDEA_TIMES: readonly IdeaTime[] = [
  'fruehling',
  'sommer',
  'herbst',
  'winter',
  ...MONTHS,
];

/** The filter of the ideas, which stands in the address; what is empty filters nothing. */
export interface IdeaQuery {
  readonly region: RouteRegion | '';
  readonly tage: IdeaLength | '';
  readonly zeit: IdeaTime | '';
}

/** Reads the filter of an address; what cannot be read is left out. */
export function readIdeaQuery(search: URLSearchParams): IdeaQuery {
  const [region, tage, zeit] = ['region', 'tage', 'zeit'].map((name) => search.get(name));
  return {
    region: ROUTE_REGIONS.find((one) => one === region) ?? '',
    tage: IDEA_LENGTHS.find((one) => one === tage) ?? '',
    zeit: IDEA_TIMES.find((one) => one === zeit) ?? '',
  };
}

/** The address with another filter. What else stands in it, such as a planned route, stays. */
export function withIdeaQuery(search: URLSearchParams, query: IdeaQuery): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query))
    if (value === '') next.delete(name);
    else next.set(name, value);
  return next.toString();
}

export function isFiltered({ region, tage, zeit }: IdeaQuery): boolean {
  return region !== '' || tage !== '' || zeit !== '';
}

export function isMeant(
  idea: Pick<RouteIdea, 'region' | 'dayCount' | 'months'>,
  { region, tage, zeit }: IdeaQuery,
): boolean {
  const { min = 0, max = null } = readDayRange(tage) ?? {};
  return (
    (region === '' || idea.region === region) &&
    idea.dayCount >= min &&
    (max === null || idea.dayCount <= max) &&
    (zeit === '' || monthsOf(zeit).some((month) => idea.months.includes(month)))
  );
}

function monthsOf(time: IdeaTime): readonly number[] {
  return isSeason(time) ? SEASON_MONTHS[SEASON_WORDS[time]] : [Number(time)];
}

export function isSeason(time: IdeaTime): time is SeasonWord {
  return time in SEASON_WORDS;
}
