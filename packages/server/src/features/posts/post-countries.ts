import { sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';

/** Anybody can make up countries: further ones are not looked at. */
const LOOKED_AT = 500;
const LISTED = 60;
/** Counting goes no further. */
const COUNTED = 100;

interface CountryRow extends Record<string, unknown> {
  readonly country: string;
  readonly count: number;
}

interface Counted {
  readonly country: string;
  readonly count: number;
  readonly hasMore: boolean;
}

/**
 * The countries that most posts are about, by name. Each is found by a step along the index of countries, and its posts are
 * counted there, newest first: in any order, all of them would be read.
 */
export async function listPostCountries(queries: Queries): Promise<Counted[]> {
  const { rows } = await queries.execute<CountryRow>(sql`
    with recursive step as (
      select ${next(sql`''`)} as key, 1 as n
      union all select ${next(sql`step.key`)}, n + 1 from step where step.key is not null and n < ${LOOKED_AT})
    select newest.country, counted.count from step
      cross join lateral (select country from post where ${SHOWN} and country_key = step.key
        order by created_at desc, id desc limit 1) newest
      cross join lateral (select count(*)::int as count from (select from post
        where ${SHOWN} and country_key = step.key
        order by created_at desc, id desc limit ${COUNTED + 1}) one) counted
    where step.key is not null order by counted.count desc, step.key limit ${LISTED}`);
  return rows
    .map(({ country, count }) => ({
      country,
      count: Math.min(count, COUNTED),
      hasMore: count > COUNTED,
    }))
    .toSorted((one, other) => one.country.localeCompare(other.country, 'de'));
}

const SHOWN = sql.raw(`deleted_at is null and state = 'shown' and country_key <> ''`);

const next = (key: ReturnType<typeof sql>) => sql`(
  select min(country_key) from post where ${SHOWN} and country_key > ${key})`;
