import { returningPath } from '@fahrtwind/domain';
import { DEFAULT_RETURN_PATH, safeReturnPath } from '../../../format/safe-return-path.ts';

/** These pages would only invite a new guest to register. */
const EMPTY_FOR_GUESTS = /^\/(profil|benachrichtigungen)(\/|\?|#|$)/i;

/** Where a user goes after signing in. */
export function returnTarget(wanted: string | null): string {
  return safeReturnPath(wanted) ?? DEFAULT_RETURN_PATH;
}

/** Where a new guest goes. */
export function guestTarget(wanted: string | null): string {
  const target = returnTarget(wanted);
  return EMPTY_FOR_GUESTS.test(target) ? DEFAULT_RETURN_PATH : target;
}

/** Adds the path to return to later. */
export function withReturn(path: string, wanted: string | null): string {
  const target = safeReturnPath(wanted);
  if (target === null) return path;
  return returningPath(path, target);
}
