import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import type { Session } from '../../http/session.ts';
import { account, signInMethod, signInSession } from './account.tables.ts';
import { deviceName } from './device-name.ts';
import { findUserRecord } from './user-record.repository.ts';

/** Adds what a feature keeps of a person to the download of their data. */
export type ExportPart = (queries: Queries, uid: string) => Promise<unknown>;

/** All that is kept of a person, except secrets that would only help to get into the account. */
export async function exportAccount(
  queries: Queries,
  { uid }: Session,
  parts: ReadonlyMap<string, ExportPart>,
): Promise<{ readonly exportedAt: string } & Readonly<Record<string, unknown>>> {
  const others = await Promise.all(
    [...parts].map(async ([name, part]) => [name, await part(queries, uid)] as const),
  );
  return {
    ...Object.fromEntries(others),
    exportedAt: new Date().toISOString(),
    account: await exportPerson(queries, uid),
    user: await findUserRecord(queries, uid),
    signInMethods: await exportSignInMethods(queries, uid),
    sessions: await exportSessions(queries, uid),
  };
}

async function exportPerson(queries: Queries, uid: string): Promise<unknown> {
  const [person] = await queries.select().from(account).where(eq(account.id, uid));
  return person;
}

function exportSignInMethods(queries: Queries, uid: string): Promise<readonly unknown[]> {
  return queries
    .select({
      provider: signInMethod.providerId,
      idAtProvider: signInMethod.accountId,
      createdAt: signInMethod.createdAt,
    })
    .from(signInMethod)
    .where(eq(signInMethod.userId, uid));
}

async function exportSessions(queries: Queries, uid: string): Promise<readonly unknown[]> {
  const rows = await queries.select().from(signInSession).where(eq(signInSession.userId, uid));
  return rows.map(({ token: _token, userId: _userId, ipAddress: _ipAddress, ...session }) => ({
    ...session,
    device: deviceName(session.userAgent ?? ''),
  }));
}
