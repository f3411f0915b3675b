import type { Access } from '@fahrtwind/contract';
import { AppError } from './app-error.ts';
import type { Session } from './session.ts';

/** Throws unless this session may call an endpoint with this access rule at all. */
export function checkAccess(access: Access, session: Session | null): void {
  if (access === 'anyone') return;
  if (!session) throw new AppError('unauthenticated');
  if (access === 'registered' && session.account.isAnonymous) throw new AppError('unauthorized');
  if (access === 'moderator' && !session.isModerator) throw new AppError('unauthorized');
}
