import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/queries.ts';
import { AppError } from '../../http/app-error.ts';
import type { Session } from '../../http/session.ts';
import { signInMethod, signInSession } from './account.tables.ts';
import type { PasswordHasher } from './auth-credentials.ts';
import { countPasswordTry, passwordWasRight } from './password-tries.ts';

const RECENT_MS = 10 * 60 * 1000;

interface Claim {
  readonly sessionId: string;
  readonly uid: string;
  readonly email: string;
  readonly isGuest: boolean;
  readonly password: string | undefined;
}

export type Doubt = 'requires-recent-login' | 'wrong-password' | 'too-many-requests';

/**
 * Whether this is surely the owner: by password, or by having signed in or given it just now. Guests have neither. A
 * browser that was left open must not be enough to take an account away. Null when there is no doubt.
 */
export async function doubtOwner(
  db: Queries,
  { sessionId, uid, email, isGuest, password }: Claim,
  verify: PasswordHasher['verify'],
): Promise<Doubt | null> {
  if (isGuest) return null;
  if (password === undefined)
    return (await isRecent(db, sessionId)) ? null : 'requires-recent-login';
  const attempt = { email, from: { kind: 'session', id: sessionId } } as const;
  if ((await countPasswordTry(db, attempt)) > 0) return 'too-many-requests';
  const [method] = await db
    .select({ hash: signInMethod.password })
    .from(signInMethod)
    .where(and(eq(signInMethod.userId, uid), eq(signInMethod.providerId, 'credential')));
  const hash = method?.hash;
  if (!hash || !(await verify({ hash, password }))) return 'wrong-password';
  await passwordWasRight(db, attempt);
  await db
    .update(signInSession)
    .set({ confirmedAt: new Date() })
    .where(eq(signInSession.id, sessionId));
  return null;
}

/** The same for a handler of the contract: throws when there is a doubt. */
export async function confirmOwner(
  db: Queries,
  session: Session,
  password: string | undefined,
  verify: PasswordHasher['verify'],
): Promise<void> {
  const { uid, account } = session;
  const claim = { sessionId: session.id, uid, email: account.email, password };
  const doubt = await doubtOwner(db, { ...claim, isGuest: account.isAnonymous }, verify);
  if (doubt) throw new AppError(doubt, doubt === 'wrong-password' ? 'password' : undefined);
}

async function isRecent(db: Queries, sessionId: string): Promise<boolean> {
  const [found] = await db
    .select({
      provenAt: sql<string>`greatest(${signInSession.createdAt}, ${signInSession.confirmedAt})`,
    })
    .from(signInSession)
    .where(eq(signInSession.id, sessionId));
  return found !== undefined && Date.now() - new Date(found.provenAt).getTime() <= RECENT_MS;
}
