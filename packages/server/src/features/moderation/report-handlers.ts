import { confirmReportPath, doReportsHide } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Session } from '../../http/session.ts';
import { decisionsAbout, recordDecision } from './decision.repository.ts';
import { tellingOf, type ModerationParts } from './moderation-parts.ts';
import { addReport, confirmReport, countReporters, findAuthor } from './report.repository.ts';
import { tellAuthor, tellReporters, type Receiver, type Telling } from './tell.ts';
import { applyAction, findThing, lockThing, type Target, type Thing } from './thing.repository.ts';

export type ReportEndpoints = 'reportContent' | 'confirmReport';

export function createReportHandlers(parts: ModerationParts): Handlers<ReportEndpoints> {
  const { db } = parts.database;
  return {
    reportContent: async ({ body, session, request }) => {
      const { target, reason, text, place } = body;
      const thing = await findThing(db, target);
      if (!thing || (thing.state === 'held' && !session?.isModerator))
        throw new AppError('object-not-found');
      const known = knownReporter(session);
      const email = known?.email ?? body.email;
      if (email === undefined) throw new AppError('invalid-argument', 'email');
      const uid = known?.uid ?? null;
      const telling = tellingOf(parts, request.host);
      const { language } = telling.site;
      const report = { target, reason, text, place, email, uid, language };
      return db.transaction(async (tx) => {
        const token = await addReport(tx, report);
        if (typeof token === 'string') {
          const path = confirmReportPath(token);
          const receivers = [{ email, language }];
          await tellReporters(tx, telling, { path, receivers }, ({ confirm }) => confirm);
        }
        if (token === null) await accept(tx, parts, telling, target, { email, language });
        return { needsConfirmation: typeof token === 'string' };
      });
    },
    confirmReport: async ({ body: { token }, request }) => {
      await db.transaction(async (tx) => {
        const report = await confirmReport(tx, token);
        if (!report) throw new AppError('expired-action-code');
        await accept(tx, parts, tellingOf(parts, request.host), report, report);
      });
      return {};
    },
  };
}

/** Whose address need not be confirmed again. */
function knownReporter(session: Session | null) {
  if (!session || session.account.isAnonymous || !session.account.emailVerified) return null;
  return { uid: session.uid, email: session.account.email };
}

/** The report counts: the reporter gets a receipt, and several independent reports hide the thing. */
async function accept(
  tx: Queries,
  { config: { moderators } }: ModerationParts,
  telling: Telling,
  target: Target,
  reporter: Receiver,
): Promise<void> {
  const thing = await lockThing(tx, target);
  // Deleted meanwhile: there is nothing left to look at.
  if (!thing) return;
  const { path } = thing;
  await tellReporters(tx, telling, { path, receivers: [reporter] }, ({ receipt }) => receipt);
  if (thing.state !== 'shown' || (await isKept(tx, thing))) return;
  const author = await findAuthor(tx, thing, moderators);
  if (!doReportsHide(await countReporters(tx, thing), author)) return;
  await applyAction(tx, thing, 'hide', null);
  const decided = { action: 'hide', reason: '', until: null } as const;
  await recordDecision(tx, { thing, ...decided, moderatorId: null });
  await tellAuthor(tx, telling, thing, (texts) =>
    texts.decided({ kind: thing.kind, ...decided, until: '' }),
  );
}

/** A moderator has looked at it since its text was changed, and let it be. Then reports alone do not hide it again. */
async function isKept(tx: Queries, thing: Thing): Promise<boolean> {
  const [last] = (await decisionsAbout(tx, thing)).filter(
    ({ moderatorId, action }) => moderatorId !== null && !['lock', 'unlock'].includes(action),
  );
  if (!last || last.action === 'hide') return false;
  return new Date(last.createdAt) > thing.changedAt;
}
