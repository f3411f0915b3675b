import { countryKey, slug, type PostCategory, type PostSort } from '@fahrtwind/domain';
import { sql, type SQL } from 'drizzle-orm';
import { isUnblocked, type Viewer } from './viewer.ts';

/** Which posts a list has; `feed` is made by `feedSource`. */
export interface PostFilter {
  readonly category?: PostCategory | undefined;
  readonly country?: string | undefined;
  readonly place?: string | undefined;
  readonly sort?: PostSort | undefined;
  readonly view?: 'feed' | 'saved' | undefined;
  readonly author?: string | undefined;
  readonly q?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

const BY_CATEGORY: Readonly<Record<PostCategory, { readonly where: SQL; readonly facet: string }>> =
  {
    fragen: { where: sql`p.kind = 'frage'`, facet: '!k:frage' },
    tipps: { where: sql`p.kind = 'tipp'`, facet: '!k:tipp' },
    roadtrips: { where: sql`p.kind = 'roadtrip'`, facet: '!k:roadtrip' },
    'fahrzeuge-camper': {
      where: sql`p.topic = 'fahrzeuge-camper'`,
      facet: '!t:fahrzeuge-camper',
    },
    ausruestung: { where: sql`p.topic = 'ausruestung'`, facet: '!t:ausruestung' },
    laender: { where: sql`p.country_key <> ''`, facet: '!c' },
  };

/** For a where clause on `post p`. */
export function conditionsOf(filter: PostFilter, viewer: Viewer): SQL {
  const { category, country, place, sort, author } = filter;
  const conditions = [sql`p.deleted_at is null`, isUnblocked('p', viewer.blocked)];
  // Own posts that wait for a moderator or were hidden stand in the own list alone.
  if (!isOwnList(filter, viewer)) conditions.push(sql`p.state = 'shown'`);
  if (category !== undefined) conditions.push(BY_CATEGORY[category].where);
  if (country !== undefined)
    conditions.push(sql`p.country_key = ${countryKey(country)} and p.country_key <> ''`);
  if (place !== undefined) conditions.push(sql`p.place_key = ${slug(place)}`);
  if (sort === 'unanswered') conditions.push(sql`p.answer_count = 0`);
  if (author !== undefined) conditions.push(sql`p.user_id = ${author}`);
  return sql.join(conditions, sql` and `);
}

/** The same for a search: entries that a post must have, and a where clause on `post_search s`. */
export function searchConditionsOf(filter: PostFilter, viewer: Viewer) {
  const { category, country, place, sort, author, view } = filter;
  const conditions = [isUnblocked('s', viewer.blocked)];
  if (!isOwnList(filter, viewer)) conditions.push(sql`s.is_shown`);
  if (author !== undefined) conditions.push(sql`s.user_id = ${author}`);
  if (sort === 'unanswered')
    conditions.push(sql`exists (select from post p where p.id = s.post_id and p.answer_count = 0)`);
  if (view === 'saved')
    conditions.push(sql`exists (
      select from post_saved where post_saved.post_id = s.post_id and post_saved.user_id = ${viewer.uid})`);
  const facets = [
    ...(category === undefined ? [] : [BY_CATEGORY[category].facet]),
    ...(country === undefined ? [] : [`!c:${countryKey(country)}`]),
    ...(place === undefined ? [] : [`!p:${slug(place)}`]),
  ];
  return { facets, where: sql.join(conditions, sql` and `) };
}

function isOwnList({ author }: PostFilter, { uid }: Viewer): boolean {
  return author !== undefined && author === uid;
}
