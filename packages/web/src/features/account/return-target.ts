import { DEFAULT_RETURN_PATH, safeReturnPath } from '../../format/safe-return-path.ts';

/** The profile area is for registered people; a guest who asks for it would only be sent back here. */
const REGISTERED_ONLY =
  /^\/(profil|einstellungen|reisen|reise-erstellen|benachrichtigungen)(\/|\?|#|$)/i;

/** Where somebody goes who has just signed in. */
export function returnTarget(wanted: string | null): string {
  return safeReturnPath(wanted) ?? DEFAULT_RETURN_PATH;
}

/** Where somebody goes who has just become a guest. */
export function guestTarget(wanted: string | null): string {
  const target = returnTarget(wanted);
  return REGISTERED_ONLY.test(target) ? DEFAULT_RETURN_PATH : target;
}

/** A path of ours that remembers where the person wanted to go. */
export function withReturn(path: string, wanted: string | null): string {
  const target = safeReturnPath(wanted);
  if (target === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}weiter=${encodeURIComponent(target)}`;
}
