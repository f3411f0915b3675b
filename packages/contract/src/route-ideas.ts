import { COST_LINES, IDEA_LINKS, ROUTE_REGIONS } from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const words = z.object({ title: z.string(), summary: z.string() });

const dayTexts = z.object({
  title: z.string(),
  text: z.string(),
  /** What to book for the day; null where nothing. */
  book: z.string().nullable(),
});

const euro = z.object({ from: z.int(), to: z.int() });

const figures = {
  region: z.enum(ROUTE_REGIONS),
  dayCount: z.int(),
  /** From 1 to 12, those in which it is best. */
  months: z.array(z.int()),
  /** As the trip of the idea is planned. */
  meters: z.int(),
  /** Whether a leg at least is estimated. */
  isEstimate: z.boolean(),
  /** What two people spend on the way with a car of their own, without getting there. */
  euro,
};

const routeIdea = z.object({
  id: z.string(),
  slug: z.string(),
  shortId: z.string(),
  ...figures,
  de: words,
  en: words,
  /** The stops in order, for a drawing. */
  route: z.array(z.tuple([z.number(), z.number()])),
});

/** An editorial road trip in the list of `/routen`. */
export type RouteIdea = z.infer<typeof routeIdea>;

/** What the page of an editorial road trip tells beside its text, which is German. */
export const ideaOfPost = z.object({
  ...figures,
  /** Their sums are `euro`. */
  costs: z.record(z.enum(COST_LINES), euro),
  links: z.array(z.object({ kind: z.enum(IDEA_LINKS), name: z.string(), url: z.string() })),
  /** As many as the trip of the idea has. */
  days: z.array(dayTexts.extend({ bookDaysAhead: z.int().nullable() })),
  english: words.extend({ days: z.array(dayTexts) }),
});

export type IdeaOfPost = z.infer<typeof ideaOfPost>;

export const routeIdeaEndpoints = {
  listRouteIdeas: endpoint({
    method: 'GET',
    path: '/api/route-ideas',
    access: 'anyone',
    summary: 'The road trips of the editors by region, with what a card tells of them',
    isCompressed: true,
    reply: z.object({ ideas: z.array(routeIdea) }),
  }),
};
