import { MAX_SUSPENSION_DAYS, reversalOf, type ModerationAction } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import {
  hasOtherModerator,
  keepAnswer,
  lockDecision,
  recordDecision,
  type DecisionRow,
} from './decision.repository.ts';
import { settleReports } from './report.repository.ts';
import { tellAuthor, tellReporters, writtenDay, type Telling } from './tell.ts';
import { actionsOn, applyAction, lockThing, type Target, type Thing } from './thing.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Moderator {
  readonly uid: string;
  /** Addresses of the configuration. */
  readonly moderators: readonly string[];
}

interface Wanted {
  readonly target: Target;
  readonly action: ModerationAction;
  readonly reason: string;
  /** A day of the calendar. */
  readonly until: string | null;
}

/** Decides about a thing: what was decided happens, is written down, and is told to its author and to who reported it. */
export async function decide(
  tx: Queries,
  telling: Telling,
  { uid, moderators }: Moderator,
  { target, action, reason, until }: Wanted,
): Promise<void> {
  const thing = await lockExisting(tx, target);
  if (thing.authorId === uid && (await hasOtherModerator(tx, [uid], moderators)))
    throw new AppError('unauthorized');
  const now = new Date();
  if (!actionsOn(thing, now).includes(action)) throw new AppError('conflict', 'action');
  const end = action === 'suspend' ? endOf(until, now) : null;
  await carryOut(tx, telling, thing, { action, reason, until: end, moderatorId: uid });
}

interface Measure {
  readonly action: ModerationAction;
  readonly reason: string;
  readonly until: Date | null;
  readonly moderatorId: string;
}

async function carryOut(
  tx: Queries,
  telling: Telling,
  thing: Thing,
  measure: Measure,
): Promise<void> {
  const { action, reason, until } = measure;
  await applyAction(tx, thing, action, until);
  await recordDecision(tx, { thing, ...measure });
  if (action !== 'dismiss')
    await tellAuthor(tx, telling, thing, (texts, language) => {
      const day = writtenDay(until, action, language);
      return texts.decided({ kind: thing.kind, action, reason, until: day });
    });
  if (action === 'release' && thing.kind === 'answer') await telling.tellOfRelease(tx, thing.id);
  await settle(tx, telling, thing);
}

async function settle(tx: Queries, telling: Telling, thing: Thing): Promise<void> {
  const receivers = await settleReports(tx, thing);
  await tellReporters(tx, telling, { path: thing.path, receivers }, ({ settled }) => settled);
}

async function lockExisting(tx: Queries, target: Target): Promise<Thing> {
  const thing = await lockThing(tx, target);
  if (!thing) throw new AppError('object-not-found');
  return thing;
}

const BERLIN = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});

/** The last second of a day in Germany, which is one or two hours before that of UTC. */
function endOfDay(day: string): Date {
  const end = new Date(`${day}T22:59:59Z`);
  return BERLIN.format(end) === `${day} 23:59:59` ? end : new Date(`${day}T21:59:59Z`);
}

/** People are told the day in Germany on which their suspension ends. */
function endOf(until: string | null, now: Date): Date {
  const end = until === null ? null : endOfDay(until);
  const days = end === null ? 0 : (end.getTime() - now.getTime()) / DAY_MS;
  if (end === null || days <= 0 || days > MAX_SUSPENSION_DAYS)
    throw new AppError('invalid-argument', 'until');
  return end;
}

interface Answer {
  readonly id: string;
  readonly isGranted: boolean;
  readonly reason: string;
}

/** Decides about an objection: granting it does the opposite of what was decided. */
export async function decideObjection(
  tx: Queries,
  telling: Telling,
  { uid, moderators }: Moderator,
  { id, isGranted, reason }: Answer,
): Promise<Target> {
  const decision = await openObjection(tx, id);
  const besides = [uid, ...(decision.authorId === null ? [] : [decision.authorId])];
  const isInvolved = decision.moderatorId === uid || decision.authorId === uid;
  if (isInvolved && (await hasOtherModerator(tx, besides, moderators)))
    throw new AppError('unauthorized');
  const thing = await lockExisting(tx, { kind: decision.kind, id: decision.targetId });
  await keepAnswer(tx, { id, by: uid, isGranted, reason });
  const reversal = reversalOf(decision.action);
  if (isGranted && reversal.ok && actionsOn(thing, new Date()).includes(reversal.value)) {
    await applyAction(tx, thing, reversal.value, null);
    await recordDecision(tx, {
      thing,
      action: reversal.value,
      reason,
      moderatorId: uid,
      until: null,
    });
  }
  // Deciding about what is hidden includes a look at its reports.
  if (decision.action === 'hide' && thing.state === 'hidden') await settle(tx, telling, thing);
  await tellAuthor(tx, telling, thing, (texts) => texts.answered({ isGranted, reason }));
  return thing;
}

async function openObjection(tx: Queries, id: string): Promise<DecisionRow> {
  const decision = await lockDecision(tx, id);
  if (!decision) throw new AppError('object-not-found');
  if (decision.objectedAt === null || decision.answeredAt !== null) throw new AppError('conflict');
  return decision;
}
