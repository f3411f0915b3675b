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

/** So many independent people who are known here hide a thing until a moderator has looked at it. */
const REPORTS_THAT_HIDE = 3;

/** Addresses of one provider may all be of one person. */
const DOMAINS_THAT_HIDE = 2;

/** The people who reported a thing and are no newcomers; what others report waits for a moderator. */
export interface Reporters {
  /** For each person the number of their reports that moderators have dismissed. */
  readonly dismissed: readonly number[];
  /** Different providers of their addresses. */
  readonly domains: number;
}

/** The author of what is reported. */
export interface ReportedAuthor {
  /** One of the editors or moderators. */
  readonly isOfTheTeam: boolean;
  readonly accountAgeSeconds: number;
  /** Posts and answers that everyone sees. */
  readonly shown: number;
  /** Moderators have hidden something of theirs, or suspended them. */
  readonly hasBadRecord: boolean;
}

const GOOD_RECORD = { seconds: 180 * 24 * 60 * 60, shown: 20 } as const;

/** Whether reports alone hide a thing until a moderator has looked at it. */
export function doReportsHide(
  { dismissed, domains }: Reporters,
  { isOfTheTeam, accountAgeSeconds, shown, hasBadRecord }: ReportedAuthor,
): boolean {
  const hasGoodRecord =
    !hasBadRecord && accountAgeSeconds >= GOOD_RECORD.seconds && shown >= GOOD_RECORD.shown;
  if (isOfTheTeam || hasGoodRecord) return false;
  // Each dismissed report halves what the next ones of that person count.
  const weight = dismissed.reduce((sum, count) => sum + 0.5 ** count, 0);
  return weight >= REPORTS_THAT_HIDE && domains >= DOMAINS_THAT_HIDE;
}

export const MAX_REPORT_LENGTH = 2000;
export const MAX_MODERATION_REASON_LENGTH = 1000;
export const MAX_OBJECTION_LENGTH = 2000;
/** The longest that a person can be suspended. */
export const MAX_SUSPENSION_DAYS = 365;
