import { DEFAULT_USER_NAME } from '@fahrtwind/domain';
import type { ReadSession, Session } from '../../http/session.ts';
import type { Auth } from './auth.ts';

type Found = NonNullable<Awaited<ReturnType<Auth['api']['getSession']>>>;

/** Asks Better Auth whose cookie this is; a session that is used on a new day is prolonged by it. */
export function createReadSession(auth: Auth): ReadSession {
  return async (headers) => {
    if (!headers.has('cookie')) return { session: null, setCookies: [] };
    const found = await auth.api.getSession({ headers, returnHeaders: true });
    return {
      session: found.response ? toSession(found.response) : null,
      setCookies: found.headers.getSetCookie(),
    };
  };
}

function toSession({ session, user }: Found): Session {
  const isAnonymous = user.isAnonymous ?? false;
  return {
    id: session.id,
    uid: user.id,
    createdAt: session.createdAt,
    expiresAt: session.expiresAt,
    isModerator: user.isModerator ?? false,
    account: {
      uid: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      displayName: isAnonymous && user.name === DEFAULT_USER_NAME ? '' : user.name,
      photoURL: '',
      isAnonymous,
      createdAt: user.createdAt.toISOString(),
      lastLogin: session.createdAt.toISOString(),
    },
  };
}
