import { countryKey } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/queries.ts';
import { orderBy, type ListOrder } from '../../shared/lists/list-order.ts';
import type { Viewer } from './viewer.ts';

/** Trips whose countries count: those that were opened last. */
const TRIPS_AT_MOST = 100;

/** The countries of a person's trips, by the names under which posts are filed. */
export async function plannedCountries(db: Db, uid: string): Promise<readonly string[]> {
  const rows = await db.ask<{ readonly countries: readonly string[] }>(sql`
    select countries from trip
    where deleted_at is null and countries <> '{}' and (user_id = ${uid}
      or id in (select trip_id from trip_companion where trip_companion.user_id = ${uid}))
    order by last_opened desc limit ${TRIPS_AT_MOST}`);
  const keys = new Set(rows.flatMap(({ countries }) => countries.map(countryKey)));
  keys.delete('');
  return [...keys];
}

interface Feed {
  readonly uid: string;
  readonly countries: readonly string[];
  /** On `post p`. */
  readonly where: SQL;
  readonly order: ListOrder;
  readonly limit: SQL;
}

/**
 * The ids of posts by followed people and about countries of planned trips, each once. Of each person and
 * each country only so many are read as the whole list may show; own posts are no news.
 */
export function feedSource({ uid, countries, where, order, limit }: Feed): SQL {
  const posts = (ofSource: SQL): SQL => sql`cross join lateral (
    select p.id, p.created_at, p.like_count from post p
    where ${ofSource} and p.user_id is distinct from ${uid} and ${where}
    order by ${orderBy(order)} limit ${limit}) found`;
  return sql`(select p.id from (
      select found.* from user_follow ${posts(sql`p.user_id = user_follow.followed_id`)}
        where user_follow.follower_id = ${uid}
      union
      select found.* from unnest(${sql.param([...countries])}::text[]) planned (key)
        ${posts(sql`p.country_key = planned.key and p.country_key <> ''`)}) p
    order by ${orderBy(order)} limit ${limit})`;
}

/**
 * As many rows as posts are in the feed, up to a number. Without an order each half ends as soon as it has enough, however
 * many people are followed.
 */
export function feedCountSource({
  uid,
  countries,
  where,
  limit: most,
}: Omit<Feed, 'order' | 'limit'> & { readonly limit: number }): SQL {
  const limit = sql.raw(String(most));
  const isNews = sql`p.user_id is distinct from ${uid} and ${where}`;
  return sql`(
      (select p.id from user_follow join post p on p.user_id = user_follow.followed_id
        where user_follow.follower_id = ${uid} and ${isNews} limit ${limit})
      union
      (select p.id from post p where p.country_key = any(${sql.param([...countries])}::text[])
        and p.country_key <> '' and ${isNews} limit ${limit}))`;
}

/** Whether a row of `post_search s` belongs to the feed, for a where clause. */
export async function isInFeed(db: Db, { uid }: Viewer): Promise<SQL> {
  if (uid === null) return sql`false`;
  const countries = await plannedCountries(db, uid);
  return sql`(s.user_id is distinct from ${uid} and (
    s.user_id in (select followed_id from user_follow where follower_id = ${uid})
    or tsvector_to_array(s.words) && ${sql.param(countries.map((key) => `!c:${key}`))}::text[]))`;
}
