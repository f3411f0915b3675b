import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/session.ts';
import type { Slots } from '../../http/slots.ts';
import { account, signInMethod, signInSession } from './account.tables.ts';
import { deviceName } from './device-name.ts';
import { addLists } from './user-lists.ts';
import { findUserRecord } from './user-record.repository.ts';

/**
 * Adds what a feature keeps of a person to the download of their data: a value, or a long list as the JSON texts of
 * its items, one after the other.
 */
export type ExportPart = (
  queries: Queries,
  uid: string,
) => Promise<unknown> | AsyncIterable<string>;

/**
 * Gives the download of all that is kept of a person, except secrets that would only help to get into the account. It is
 * made while it is read, and never held as a whole. An account has one at a time.
 */
export function createExports(
  queries: Queries,
  parts: ReadonlyMap<string, ExportPart>,
  slots: Slots,
): (session: Session) => Promise<Readable> {
  return async ({ uid }) => {
    const giveBack = await slots.take(`export of ${uid}`, 1);
    if (!giveBack) throw new AppError('export-running');
    // One piece waits at a time: a trip may have two megabytes.
    const download = Readable.from(exportTexts(queries, uid, parts), { highWaterMark: 1 });
    return download.once('close', giveBack);
  };
}

async function* exportTexts(
  queries: Queries,
  uid: string,
  parts: ReadonlyMap<string, ExportPart>,
): AsyncGenerator<string> {
  yield `{"exportedAt":${JSON.stringify(new Date())}`;
  for (const [name, part] of new Map([...OWN_PARTS, ...parts])) {
    yield `,${JSON.stringify(name)}:`;
    const content = part(queries, uid);
    if (content instanceof Promise) yield JSON.stringify((await content) ?? null);
    else yield* listTexts(content);
  }
  yield '}';
}

async function* listTexts(items: AsyncIterable<string>): AsyncGenerator<string> {
  let before = '[';
  for await (const item of items) {
    yield before + item;
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

async function exportPerson(queries: Queries, uid: string): Promise<unknown> {
  const [person] = await queries.select().from(account).where(eq(account.id, uid));
  return person;
}

async function exportUser(queries: Queries, uid: string): Promise<unknown> {
  const user = await findUserRecord(queries, uid);
  return user && addLists(queries, user);
}

async function exportSignInMethods(queries: Queries, uid: string): Promise<readonly unknown[]> {
  return await queries
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

const OWN_PARTS: ReadonlyMap<string, ExportPart> = new Map<string, ExportPart>([
  ['account', exportPerson],
  ['user', exportUser],
  ['signInMethods', exportSignInMethods],
  ['sessions', exportSessions],
]);
