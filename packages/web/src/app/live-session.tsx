import { useEffect } from 'react';
import { useLiveSession } from '../store/live/use-live-session.ts';
import { useSession } from '../store/session/use-session.ts';
import { countInTitle } from './head/counted-title.ts';
import { unseenCount } from './profile-links.ts';

/** Shows what happens while the app is open: in the title of the tab, and by the session everywhere else. */
export function LiveSession() {
  useLiveSession();
  const unseen = unseenCount(useSession());
  useEffect(() => countInTitle(document, unseen), [unseen]);
  return null;
}
