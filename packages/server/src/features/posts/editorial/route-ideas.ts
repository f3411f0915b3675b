import type { EditorialPost, IdeaOfPost, RouteIdea } from '@fahrtwind/contract';
import { ROUTE_REGIONS } from '@fahrtwind/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/queries.ts';
import { readEditorialPosts } from './read-editorial-posts.ts';

/** A road trip as `/routen` shows it. */
interface Idea extends EditorialPost {
  readonly idea: NonNullable<EditorialPost['idea']>;
  readonly route: NonNullable<EditorialPost['route']>;
}

interface RouteIdeas {
  /** By region, short ones first. Those that a moderator has hidden are missing. */
  list(queries: Queries): Promise<RouteIdea[]>;
  find(postId: string): Promise<IdeaOfPost | null>;
}

/** The route ideas of this version. The files are read once: the posts in the database were made of the same ones. */
export function createRouteIdeas(folder: string): RouteIdeas {
  let reading: Promise<readonly Idea[]> | null = null;
  const ideas = (): Promise<readonly Idea[]> => (reading ??= readIdeas(folder));
  return {
    list: async (queries) => {
      const shown = await shownPosts(queries);
      return (await ideas()).flatMap((idea) => {
        const post = shown.get(idea.id);
        return post ? [{ ...post, ...listed(idea) }] : [];
      });
    },
    find: async (postId) => {
      const found = (await ideas()).find(({ id }) => id === postId);
      return found ? { ...figuresOf(found), english: found.idea.english } : null;
    },
  };
}

async function readIdeas(folder: string): Promise<readonly Idea[]> {
  const posts = await readEditorialPosts(folder);
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

interface ShownPost extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly shortId: string;
}

async function shownPosts(queries: Queries): Promise<ReadonlyMap<string, ShownPost>> {
  const { rows } = await queries.execute<ShownPost>(sql`
    select id, slug, short_id as "shortId" from post
    where is_editorial and kind = 'roadtrip' and state = 'shown' and deleted_at is null`);
  return new Map(rows.map(({ id, slug, shortId }) => [id, { id, slug, shortId }]));
}

function listed(one: Idea): Omit<RouteIdea, 'id' | 'slug' | 'shortId'> {
  const { title, idea, route } = one;
  return {
    ...figuresOf(one),
    de: { title, summary: idea.summary },
    en: { title: idea.english.title, summary: idea.english.summary },
    route: route.days.flatMap(({ stops }) => stops.map(({ lng, lat }) => [lng, lat])),
  };
}

function figuresOf({ idea, route }: Idea): Omit<IdeaOfPost, 'english'> {
  const { region, months, km, euro } = idea;
  return { region, months, km, euro, dayCount: route.days.length };
}
