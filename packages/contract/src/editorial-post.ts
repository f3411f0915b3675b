import {
  COST_LINES,
  IDEA_LINKS,
  MAX_POST_TITLE_LENGTH,
  POST_TOPICS,
  ROUTE_REGIONS,
  type PostDocument,
} from '@fahrtwind/domain';
import { z } from 'zod';

const id = z.string().regex(/^redaktion-[a-z0-9-]{4,54}$/);
const moment = z.iso.datetime();
const point = z.strictObject({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});
const dayText = z.strictObject({
  title: z.string().min(3).max(80),
  text: z.string().min(20).max(400),
});
const booked = z.string().min(3).max(80);
const day = dayText.extend({
  /** What to book for the day, and how long before. */
  book: z.strictObject({ what: booked, daysAhead: z.int().min(1).max(365) }).optional(),
});
const stop = point.extend({
  name: z.string().min(2).max(80),
  /** Its German name. */
  country: z.string().min(2).max(60),
  stayMinutes: z.int().positive().max(1440).optional(),
  note: z.string().min(1).max(200).optional(),
  /** The time on board, where no road leads here from the stop before. */
  ferryMinutes: z.int().positive().max(1440).optional(),
});
/** What `/routen` tells of a road trip beside its days. */
const idea = z.strictObject({
  region: z.enum(ROUTE_REGIONS),
  /** Those in which it is best. */
  months: z.array(z.int().min(1).max(12)).min(2),
  /** What two people spend on the way with a car of their own, without getting there. */
  costs: z.record(
    z.enum(COST_LINES),
    z
      .strictObject({ from: z.int().min(0), to: z.int().max(3000) })
      .refine(({ from, to }) => from <= to),
  ),
  summary: z.string().min(60).max(220),
  /** Where ferries, tolls and tickets are booked and closures are told, with the names of those who run the pages. */
  links: z
    .array(
      z.strictObject({
        kind: z.enum(IDEA_LINKS),
        name: z.string().min(3).max(60),
        url: z.url({ protocol: /^https$/ }),
      }),
    )
    .min(1),
  english: z.strictObject({
    title: z.string().min(10).max(MAX_POST_TITLE_LENGTH),
    summary: z.string().min(60).max(220),
    days: z.array(dayText.extend({ book: booked.optional() })),
  }),
});

/** A file of `content/posts`. */
export const editorialPost = z.strictObject({
  id,
  /** No question: the editors do not ask themselves. */
  kind: z.enum(['roadtrip', 'tipp']),
  title: z.string().min(10).max(MAX_POST_TITLE_LENGTH),
  topic: z.enum(POST_TOPICS).nullable(),
  country: z.string(),
  place: z.string(),
  location: point.nullable(),
  createdAt: moment,
  /** Checked by the domain's `readPostDocument`. */
  document: z.custom<PostDocument>((value) => typeof value === 'object' && value !== null),
  /** Every road trip has one. A day without stops is spent where the day before ended. */
  route: z.strictObject({ days: z.array(day.extend({ stops: z.array(stop) })).min(2) }).optional(),
  idea: idea.optional(),
});

export type EditorialPost = z.infer<typeof editorialPost>;
