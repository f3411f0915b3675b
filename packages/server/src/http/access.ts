import type { Endpoint } from '@fahrtwind/contract';
import { AppError } from './app-error.ts';
import type { Session } from './session.ts';

/** Throws unless this session may call this endpoint at all. */
export function checkAccess(
  { access, isPublicWriting }: Pick<Endpoint, 'access' | 'isPublicWriting'>,
  session: Session | null,
): void {
  if (access === 'anyone') return;
  if (!session) throw new AppError('unauthenticated');
  if (access === 'registered' && session.account.isAnonymous) throw new AppError('unauthorized');
  if (access === 'moderator' && !session.isModerator) throw new AppError('unauthorized');
  if (access === 'admin' && !session.isAdmin) throw new AppError('unauthorized');
  if (isPublicWriting && isSuspended(session)) throw new AppError('suspended');
}

export function isSuspended({ suspendedUntil }: Session): boolean {
  return suspendedUntil !== null && suspendedUntil.getTime() > Date.now();
}
