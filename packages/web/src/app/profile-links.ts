import { PATHS } from '@fahrtwind/domain';
import type { SessionState } from '@fahrtwind/contract';
import type { IconName } from '../ui/icon.tsx';

interface ProfileLink {
  readonly to: string;
  readonly icon: IconName;
  readonly text: 'profile' | 'trips' | 'createTrip' | 'notifications' | 'settings';
}

/** The profile area's pages, for the account menu and the area's navigation. */
export const profileLinks: readonly ProfileLink[] = [
  { to: PATHS.profile, icon: 'person', text: 'profile' },
  { to: PATHS.trips, icon: 'route', text: 'trips' },
  { to: PATHS.createTrip, icon: 'plus', text: 'createTrip' },
  { to: PATHS.notifications, icon: 'bell', text: 'notifications' },
  { to: PATHS.settings, icon: 'settings', text: 'settings' },
];

/** What a guest has of them. */
export const guestLinks = profileLinks.filter(({ text }) =>
  ['trips', 'createTrip', 'settings'].includes(text),
);

export function unseenCount(session: SessionState): number {
  return session.state === 'visitor' ? 0 : session.unseen;
}
