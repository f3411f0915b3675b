import type { ModerationDecision } from '@fahrtwind/contract';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { repeatCleanUp } from '../../jobs/repeat.ts';
import { findCase, listCases } from './cases.ts';
import { decide, decideObjection } from './decide.ts';
import {
  decisionsOfAuthor,
  findDecision,
  keepObjection,
  lockDecision,
  mayObject,
  shownDecision,
  type DecisionRow,
} from './decision.repository.ts';
import { tellingOf, type ModerationParts } from './moderation-parts.ts';
import { createReportHandlers, type ReportEndpoints } from './report-handlers.ts';
import { cleanUpReports, exportReports, forgetPerson } from './report.repository.ts';
import { findThing, type Target } from './thing.repository.ts';

const CLEAN_UP_PAUSE_MS = 60 * 60 * 1000;

type ModeratorEndpoints =
  | 'listModerationCases'
  | 'getModerationCase'
  | 'decideCase'
  | 'decideObjection';
type AuthorEndpoints = 'listOwnDecisions' | 'objectToDecision';

export interface ModerationFeature {
  readonly handlers: Handlers<ReportEndpoints | ModeratorEndpoints | AuthorEndpoints>;
  /** For the account's hooks. */
  readonly exportPart: (queries: Queries, uid: string) => Promise<unknown>;
  readonly forget: (tx: Queries, uid: string) => Promise<void>;
  start(): void;
  close(): Promise<void>;
}

/** Reports, what moderators decide about them, and what authors say to that. */
export function createModerationFeature(parts: ModerationParts): ModerationFeature {
  const { database, log } = parts;
  const cleanUpNow = (): Promise<void> => cleanUpReports(database.background.db);
  let cleanUp: ReturnType<typeof repeatCleanUp> | null = null;
  return {
    handlers: {
      ...createReportHandlers(parts),
      ...createModeratorHandlers(parts),
      ...createAuthorHandlers(parts),
    },
    exportPart: async (queries, uid) => ({
      reports: await exportReports(queries, uid),
      decisions: await ownDecisions(queries, uid),
    }),
    forget: forgetPerson,
    start: () => {
      cleanUp ??= repeatCleanUp('clean up reports', CLEAN_UP_PAUSE_MS, cleanUpNow, log);
    },
    close: async () => {
      await cleanUp?.close();
    },
  };
}

function createModeratorHandlers(parts: ModerationParts): Handlers<ModeratorEndpoints> {
  const { db } = parts.database;
  const { moderators } = parts.config;
  async function caseOf(target: Target, uid: string) {
    const found = await findCase(db, target, { uid, moderators });
    if (!found) throw new AppError('object-not-found');
    return { case: found };
  }
  return {
    listModerationCases: ({ query: { after }, session: { uid } }) =>
      listCases(db, { uid, moderators }, after),
    getModerationCase: ({ params, session }) => caseOf(params, session.uid),
    decideCase: async ({ body, session: { uid }, request }) => {
      const telling = tellingOf(parts, request.host);
      await db.transaction((tx) => decide(tx, telling, { uid, moderators }, body));
      return caseOf(body.target, uid);
    },
    decideObjection: async ({ params: { id }, body, session: { uid }, request }) => {
      const telling = tellingOf(parts, request.host);
      const target = await db.transaction((tx) =>
        decideObjection(tx, telling, { uid, moderators }, { id, ...body }),
      );
      return caseOf(target, uid);
    },
  };
}

function createAuthorHandlers({ database: { db } }: ModerationParts): Handlers<AuthorEndpoints> {
  return {
    listOwnDecisions: async ({ session }) => ({ decisions: await ownDecisions(db, session.uid) }),
    objectToDecision: async ({ params: { id }, body: { text }, session }) => {
      await db.transaction(async (tx) => {
        const decision = await lockDecision(tx, id);
        // Not 403, which would tell that there is such a decision.
        if (!decision || decision.authorId !== session.uid) throw new AppError('object-not-found');
        if (!mayObject(decision)) throw new AppError('conflict');
        await keepObjection(tx, id, text);
      });
      const decision = await findDecision(db, id);
      if (!decision) throw new AppError('object-not-found');
      return { decision: await ownDecision(db, decision) };
    },
  };
}

async function ownDecision(queries: Queries, row: DecisionRow): Promise<ModerationDecision> {
  const thing = await findThing(queries, { kind: row.kind, id: row.targetId });
  return shownDecision(row, thing, false);
}

async function ownDecisions(queries: Queries, uid: string): Promise<ModerationDecision[]> {
  const rows = await decisionsOfAuthor(queries, uid);
  const decisions: ModerationDecision[] = [];
  for (const row of rows) decisions.push(await ownDecision(queries, row));
  return decisions;
}
