import { PATHS } from '@fahrtwind/domain';
import type { SessionState } from '@fahrtwind/contract';

interface AppStart {
  readonly search: string;
  readonly session: SessionState['state'];
  /** Whether the server could not be asked. */
  readonly isOffline: boolean;
}

/**
 * Where the installed app starts instead of its usual page; null for that one. The manifest's address has `start=app`,
 * so that a reload of the planner without a network stays there.
 */
export function offlineStart({ search, session, isOffline }: AppStart): string | null {
  const isAppStart = new URLSearchParams(search).get('start') === 'app';
  return isAppStart && isOffline && session !== 'visitor' ? PATHS.currentDay : null;
}
