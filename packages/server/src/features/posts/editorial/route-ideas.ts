import { join } from 'node:path';
import type { EditorialPost, IdeaOfPost, RouteIdea } from '@fahrtwind/contract';
import { ROUTE_REGIONS, sumOfCosts } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import { projectFolder } from '../../../config/project-folder.ts';
import type { Db } from '../../../db/queries.ts';
import { readEditorialPosts } from './read-editorial-posts.ts';

/** A road trip as `/routen` shows it. */
interface Idea extends EditorialPost {
  readonly idea: NonNullable<EditorialPost['idea']>;
  readonly route: NonNullable<EditorialPost['route']>;
}

export interface RouteIdeas {
  /** By region, short ones first. Those that a moderator has hidden are missing. */
  list(db: Db): Promise<RouteIdea[]>;
  find(db: Db, postId: string): Promise<IdeaOfPost | null>;
  /** Those in which the idea of a trip is best; undefined for a trip that is none. */
  readonly monthsOf: (tripId: string) => Promise<readonly number[] | undefined>;
}

/** The route ideas of this version. The files are read once: the posts in the database were made of the same ones. */
export function createRouteIdeas(): RouteIdeas {
  let reading: Promise<readonly Idea[]> | null = null;
  const ideas = (): Promise<readonly Idea[]> => (reading ??= readIdeas());
  return {
    list: async (db) => {
      const shown = await shownPosts(db);
      return (await ideas()).flatMap((idea) => {
        const post = shown.get(idea.id);
        return post ? [listed(idea, post)] : [];
      });
    },
    find: async (db, postId) => {
      const found = (await ideas()).find(({ id }) => id === postId);
      if (!found) return null;
      const way = await wayOf(db, postId);
      return { ...figuresOf(found, way), ...planOf(found) };
    },
    // The trip of a post has the id of the post.
    monthsOf: async (tripId) => (await ideas()).find(({ id }) => id === tripId)?.idea.months,
  };
}

async function readIdeas(): Promise<readonly Idea[]> {
  const posts = await readEditorialPosts(join(projectFolder, 'content/posts'));
  return posts.filter(isIdea).toSorted((one, other) => rankOf(one) - rankOf(other));
}

function isIdea(post: EditorialPost): post is Idea {
  return post.idea !== undefined && post.route !== undefined;
}

/** More than the days of any route. */
const MOST_DAYS = 1000;

function rankOf({ idea, route }: Idea): number {
  return ROUTE_REGIONS.indexOf(idea.region) * MOST_DAYS + route.days.length;
}

interface Way {
  readonly meters: number;
  readonly isEstimate: boolean;
}

interface ShownPost extends Way, Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly shortId: string;
}

/** As the trip of the post was measured. */
const WAY = sql.raw(`coalesce((trip.summary->>'totalDistance')::float8, 0) as meters,
  coalesce((trip.summary->>'isEstimate')::boolean, true) as "isEstimate"`);

async function shownPosts(db: Db): Promise<ReadonlyMap<string, ShownPost>> {
  const rows = await db.ask<ShownPost>(sql`
    select post.id, slug, short_id as "shortId", ${WAY}
    from post left join trip on trip.id = post.trip_id
    where is_editorial and kind = 'roadtrip' and state = 'shown' and post.deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
}

async function wayOf(db: Db, postId: string): Promise<Way> {
  const rows = await db.ask<ShownPost>(sql`
    select ${WAY} from post join trip on trip.id = post.trip_id where post.id = ${postId}`);
  return rows[0] ?? { meters: 0, isEstimate: true };
}

function listed(one: Idea, { id, slug, shortId, ...way }: ShownPost): RouteIdea {
  const { title, idea, route } = one;
  return {
    id,
    slug,
    shortId,
    ...figuresOf(one, way),
    de: { title, summary: idea.summary },
    en: { title: idea.english.title, summary: idea.english.summary },
    route: route.days.flatMap(({ stops }) => stops.map(({ lng, lat }) => [lng, lat])),
  };
}

type Plan = 'costs' | 'links' | 'days' | 'english';

function figuresOf({ idea, route }: Idea, { meters, isEstimate }: Way): Omit<IdeaOfPost, Plan> {
  const { region, months, costs } = idea;
  const dayCount = route.days.length;
  const euro = sumOfCosts(costs);
  return { region, months, meters: Math.round(meters), isEstimate, euro, dayCount };
}

function planOf({ idea: { costs, links, english }, route }: Idea): Pick<IdeaOfPost, Plan> {
  const days = route.days.map(({ title, text, book }) => ({
    title,
    text,
    book: book?.what ?? null,
    bookDaysAhead: book?.daysAhead ?? null,
  }));
  const englishDays = english.days.map((day) => ({ ...day, book: day.book ?? null }));
  return { costs, links, days, english: { ...english, days: englishDays } };
}
