import type { SessionState } from '@fahrtwind/contract';
import type { IconName } from '../ui/icon.tsx';

interface ProfileLink {
  readonly to: string;
  readonly icon: IconName;
  readonly text: 'profile' | 'trips' | 'createTrip' | 'notifications' | 'settings';
}

/** The profile area's pages, in the account menu and beside each of them. */
export const profileLinks: readonly ProfileLink[] = [
  { to: '/Profil', icon: 'person', text: 'profile' },
  { to: '/Reisen', icon: 'route', text: 'trips' },
  { to: '/reise-erstellen', icon: 'plus', text: 'createTrip' },
  { to: '/Benachrichtigungen', icon: 'bell', text: 'notifications' },
  { to: '/Einstellungen', icon: 'settings', text: 'settings' },
];

export function unseenCount(session: SessionState): number {
  if (session.state === 'visitor') return 0;
  return session.user.notifications.filter(({ seen }) => !seen).length;
}
