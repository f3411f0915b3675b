import type { Result } from '../result.ts';
import { ok, refuse } from '../result.ts';

/** What can be reported, and decided about. */
export const MODERATED_KINDS = ['post', 'answer', 'person', 'trip'] as const;

export type ModeratedKind = (typeof MODERATED_KINDS)[number];

/** Why something is reported; the rules of the community page in short. */
export const REPORT_REASONS = [
  'insult',
  'illegal',
  'advertising',
  'copyright',
  'privacy',
  'dangerous',
  'other',
] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** dismiss: it stays as it is, and its reports are settled · release: shows what was held. */
export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'restore',
  'release',
  'lock',
  'unlock',
  'suspend',
  'unsuspend',
] as const;

export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

const ACTIONS_ON: Readonly<Record<ModeratedKind, readonly ModerationAction[]>> = {
  post: ['dismiss', 'hide', 'restore', 'release', 'lock', 'unlock'],
  answer: ['dismiss', 'hide', 'restore', 'release'],
  person: ['dismiss', 'hide', 'restore', 'suspend', 'unsuspend'],
  trip: ['dismiss', 'hide', 'restore'],
};

/** What makes an objection undone: the opposite of what takes something away. */
const REVERSALS: Readonly<Partial<Record<ModerationAction, ModerationAction>>> = {
  hide: 'restore',
  lock: 'unlock',
  suspend: 'unsuspend',
};

export interface ModeratedThing {
  readonly kind: ModeratedKind;
  readonly state: 'shown' | 'held' | 'hidden';
  readonly isLocked: boolean;
  readonly isSuspended: boolean;
  /** Reports wait for a moderator, or hid it before one looked. */
  readonly isUndecided: boolean;
}

/** What can be decided about a thing as it is now. */
export function moderationActions(thing: ModeratedThing): readonly ModerationAction[] {
  const isPossible: Readonly<Record<ModerationAction, boolean>> = {
    dismiss: thing.state === 'shown',
    // What reports alone have hidden is upheld by hiding it.
    hide: thing.state !== 'hidden' || thing.isUndecided,
    restore: thing.state === 'hidden',
    release: thing.state === 'held',
    lock: !thing.isLocked,
    unlock: thing.isLocked,
    suspend: true,
    unsuspend: thing.isSuspended,
  };
  return ACTIONS_ON[thing.kind].filter((action) => isPossible[action]);
}

/** What undoes a decision; refused for decisions that took nothing away. */
export function reversalOf(action: ModerationAction): Result<ModerationAction, 'not-reversible'> {
  const reversal = REVERSALS[action];
  return reversal ? ok(reversal) : refuse('not-reversible');
}

/** So many independent people hide a thing until a moderator has looked at it. */
const REPORTS_THAT_HIDE = 3;

/** Who has reported a thing, counted. */
export interface Reporters {
  readonly people: number;
  /** Of them, those with an account whose address is confirmed. */
  readonly registered: number;
  /** Different providers of their addresses. */
  readonly domains: number;
}

/** Addresses of one domain may all be of one person: then somebody with an account has to be among them. */
export function doReportsHide({ people, registered, domains }: Reporters): boolean {
  return people >= REPORTS_THAT_HIDE && (registered > 0 || domains >= REPORTS_THAT_HIDE);
}

export const MAX_REPORT_LENGTH = 2000;
export const MAX_MODERATION_REASON_LENGTH = 1000;
export const MAX_OBJECTION_LENGTH = 2000;
/** Of a suspension. */
export const MAX_SUSPENSION_DAYS = 365;
