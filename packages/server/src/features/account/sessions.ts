import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { tellSessionsEnd } from '../../shared/live/ended-sessions.ts';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import { signInSession } from './account.tables.ts';
import { deviceName } from './device-name.ts';

type SessionEndpoints = 'listSessions' | 'revokeSession' | 'revokeOtherSessions';

/** Sessions are named by their id; the token in the cookie is never shown. */
export function createSessionHandlers(db: Queries): Handlers<SessionEndpoints> {
  return {
    listSessions: async ({ session }) => {
      const rows = await db
        .select()
        .from(signInSession)
        .where(and(eq(signInSession.userId, session.uid), gt(signInSession.expiresAt, new Date())))
        .orderBy(desc(signInSession.updatedAt));
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: deviceName(row.userAgent ?? ''),
          createdAt: row.createdAt.toISOString(),
          lastSeenAt: row.updatedAt.toISOString(),
          isCurrent: row.id === session.id,
        })),
      };
    },
    revokeSession: async ({ session, params }) => {
      const revoked = await db
        .delete(signInSession)
        .where(and(eq(signInSession.id, params.id), eq(signInSession.userId, session.uid)))
        .returning({ id: signInSession.id });
      if (revoked.length === 0) throw new AppError('object-not-found');
      tellSessionsEnd(db, session.uid);
      return {};
    },
    revokeOtherSessions: async ({ session }) => {
      const revoked = await db
        .delete(signInSession)
        .where(and(eq(signInSession.userId, session.uid), ne(signInSession.id, session.id)))
        .returning({ id: signInSession.id });
      tellSessionsEnd(db, session.uid);
      return { revoked: revoked.length };
    },
  };
}
