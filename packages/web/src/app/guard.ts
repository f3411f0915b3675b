import { PATHS, readSignIn, returningPath } from '@fahrtwind/domain';
import type { SessionState } from '@fahrtwind/contract';
import { DEFAULT_RETURN_PATH, safeReturnPath } from '../format/safe-return-path.ts';
import type { Access, RouteEntry } from './routes.ts';

export interface Visit {
  readonly route: Pick<RouteEntry, 'access' | 'openModes' | 'isWebOnly'>;
  readonly session: SessionState['state'];
  readonly pathname: string;
  readonly search: string;
  readonly isMobileApp: boolean;
}

const rules: Readonly<Record<Access, (visit: Visit) => string | null>> = {
  all: () => null,
  guestOnly: (visit) => (visit.session === 'registered' ? awayFromGuestPage(visit) : null),
  session: (visit) => (visit.session === 'visitor' ? signInFirst(visit) : null),
};

/** The same-site path to redirect to, or null when the visit is allowed. */
export function guard(visit: Visit): string | null {
  const { route, session } = visit;
  if (route.isWebOnly && visit.isMobileApp)
    return session === 'visitor' ? PATHS.signIn : DEFAULT_RETURN_PATH;
  return rules[route.access](visit);
}

function awayFromGuestPage({ route, search }: Visit): string | null {
  const { mode, returnTo } = readSignIn(new URLSearchParams(search));
  if (mode !== null && route.openModes?.includes(mode)) return null;
  return safeReturnPath(returnTo) ?? DEFAULT_RETURN_PATH;
}

function signInFirst({ pathname, search }: Visit): string {
  const target = safeReturnPath(pathname + search);
  return target ? returningPath(PATHS.signIn, target) : PATHS.signIn;
}
