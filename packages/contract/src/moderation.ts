import {
  isEmail,
  MAX_MODERATION_REASON_LENGTH,
  MAX_OBJECTION_LENGTH,
  MAX_REPORT_LENGTH,
  MODERATED_KINDS,
  MODERATION_ACTIONS,
  POST_STATES,
  REPORT_REASONS,
} from '@fahrtwind/domain';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDate } from './public-trip.ts';

const id = z.string().regex(/^[\w-]{1,100}$/);
const target = z.object({ kind: z.enum(MODERATED_KINDS), id });
const moderatorReason = z.string().trim().min(1).max(MAX_MODERATION_REASON_LENGTH);

const report = z.object({
  reason: z.enum(REPORT_REASONS),
  text: z.string(),
  /** Where in the text, in the words of who reports. */
  place: z.string(),
  createdAt: z.string(),
  /** Whether the person who reported it has an account. */
  isRegistered: z.boolean(),
});

const decision = z.object({
  id: z.string(),
  target,
  action: z.enum(MODERATION_ACTIONS),
  reason: z.string(),
  /** Empty where reports hid it and no moderator has looked at it yet. */
  moderator: z.string(),
  createdAt: z.string(),
  until: z.string().nullable(),
  /** Title and path of what it is about, as it is now. */
  title: z.string(),
  path: z.string(),
  objection: z
    .object({
      text: z.string(),
      createdAt: z.string(),
      /** Null until it is decided. */
      isGranted: z.boolean().nullable(),
      answer: z.string(),
    })
    .nullable(),
  /** Whether the author may still object. */
  mayObject: z.boolean(),
});

export type ModerationDecision = z.infer<typeof decision>;

const moderationCase = z.object({
  target,
  title: z.string(),
  text: z.string(),
  path: z.string(),
  author: z.object({ uid: z.string(), name: z.string() }).nullable(),
  state: z.enum(POST_STATES),
  isLocked: z.boolean(),
  /** Null when it is over. */
  suspendedUntil: z.string().nullable(),
  createdAt: z.string(),
  reports: z.array(report),
  decisions: z.array(decision),
  /** What it said before it was changed, newest first. */
  versions: z.array(z.object({ title: z.string(), text: z.string(), replacedAt: z.string() })),
  /** What can be decided. */
  actions: z.array(z.enum(MODERATION_ACTIONS)),
  /** The decision that was objected to, where this moderator may decide. */
  objection: z.string().nullable(),
});

/** Something that moderators shall look at. */
export type ModerationCase = z.infer<typeof moderationCase>;

export const moderationEndpoints = {
  reportContent: endpoint({
    method: 'POST',
    path: '/api/reports',
    access: 'anyone',
    summary:
      'Reports a post, an answer, a profile or a published trip. Without an account it counts once the mailed link was opened',
    isStoring: true,
    perMinute: 5,
    body: z.object({
      target,
      reason: z.enum(REPORT_REASONS),
      text: z.string().trim().max(MAX_REPORT_LENGTH).default(''),
      place: z.string().trim().max(300).default(''),
      /** For the receipt; of people with an account theirs is taken. */
      email: z.string().trim().max(254).refine(isEmail).optional(),
    }),
    /** Whether a mail with a link must be answered first. */
    reply: z.object({ needsConfirmation: z.boolean() }),
  }),
  confirmReport: endpoint({
    method: 'POST',
    path: '/api/reports/confirm',
    access: 'anyone',
    summary: 'Confirms the address of a report by the token of its mail',
    perMinute: 20,
    body: z.object({ token: z.string().max(100) }),
    reply: z.object({}),
  }),
  listModerationCases: endpoint({
    method: 'GET',
    path: '/api/moderation/cases',
    access: 'moderator',
    summary: 'What is reported, held or objected to, oldest first',
    /** `next` of the page before. */
    query: z.object({ after: z.string().max(200).optional() }),
    reply: z.object({ cases: z.array(moderationCase), next: z.string().nullable() }),
  }),
  getModerationCase: endpoint({
    method: 'GET',
    path: '/api/moderation/cases/:kind/:id',
    access: 'moderator',
    summary: 'All that moderators know of one thing',
    params: target,
    reply: z.object({ case: moderationCase }),
  }),
  decideCase: endpoint({
    method: 'POST',
    path: '/api/moderation/decisions',
    access: 'moderator',
    summary: 'Decides about something, with a reason that its author is told; settles its reports',
    isStoring: true,
    body: z.object({
      target,
      action: z.enum(MODERATION_ACTIONS),
      reason: moderatorReason,
      /** The last day of a suspension. */
      until: calendarDate.nullable().default(null),
    }),
    reply: z.object({ case: moderationCase }),
  }),
  listOwnDecisions: endpoint({
    method: 'GET',
    path: '/api/moderation/own',
    access: 'registered',
    summary: 'What moderators decided about things of who asks, newest first',
    reply: z.object({ decisions: z.array(decision) }),
  }),
  objectToDecision: endpoint({
    method: 'POST',
    path: '/api/moderation/decisions/:id/objection',
    access: 'registered',
    summary: 'Objects to a decision about an own thing, once',
    params: z.object({ id }),
    isStoring: true,
    perMinute: 10,
    body: z.object({ text: z.string().trim().min(1).max(MAX_OBJECTION_LENGTH) }),
    reply: z.object({ decision }),
  }),
  decideObjection: endpoint({
    method: 'POST',
    path: '/api/moderation/decisions/:id/objection/answer',
    access: 'moderator',
    summary: 'Grants or rejects an objection; not by who decided, where there is another moderator',
    params: z.object({ id }),
    isStoring: true,
    body: z.object({ isGranted: z.boolean(), reason: moderatorReason }),
    reply: z.object({ case: moderationCase }),
  }),
};
