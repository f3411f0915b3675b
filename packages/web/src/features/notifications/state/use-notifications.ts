import type { NotificationInList } from '@fahrtwind/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../api/client.ts';
import { useSession, useSessionActions } from '../../../store/session/use-session.ts';
import { failureOf } from '../../../parts/failures/failure.ts';

export type NotificationFilter = 'all' | 'unseen';

interface Shown {
  readonly items: readonly NotificationInList[];
  readonly next: string | null;
  readonly unseen: number;
}

export interface Notifications {
  /** Null until the first page is there. */
  readonly shown: Shown | null;
  readonly failure: string | null;
  readonly reload: () => void;
  readonly loadOlder: () => Promise<void>;
  readonly markSeen: (notification: NotificationInList) => void;
  readonly markAllSeen: () => Promise<void>;
}

/** Changes whenever the session hears of something new, or that something was seen on another device. */
function useStamp(): string {
  const session = useSession();
  if (session.state === 'visitor') return '';
  return `${session.unseen} ${session.user.notifications[0]?.createdAt ?? ''}`;
}

/** The first page, loaded again for every new key; what came before is kept as `take` decides. */
function useFirstPage(
  filter: NotificationFilter,
  key: string,
  take: (page: Shown) => void,
): string | null {
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef('');
  useEffect(() => {
    asked.current = key;
    async function load(): Promise<void> {
      try {
        const { notifications, ...page } = await call('listNotifications', { query: { filter } });
        // A later request has the newer answer.
        if (asked.current !== key) return;
        take({ items: notifications, ...page });
        setFailure(null);
      } catch (cause) {
        if (asked.current === key) setFailure(failureOf(cause).code);
      }
    }
    void load();
  }, [filter, key, take]);
  return failure;
}

/** The notifications as the server has them; what is new appears by itself. One filter for the life of the component. */
export function useNotifications(filter: NotificationFilter): Notifications {
  const { markNotificationSeen, markNotificationsSeen } = useSessionActions();
  const [shown, setShown] = useState<Shown | null>(null);
  const [round, setRound] = useState(0);
  /** What the server says before a mark is saved would take the mark back for a moment. */
  const marks = useRef(0);
  const take = useCallback(
    (page: Shown) => {
      if (marks.current === 0) setShown((before) => withFirstPage(before, page, filter));
    },
    [filter],
  );
  const failure = useFirstPage(filter, `${round} ${useStamp()}`, take);
  const reload = (): void => setRound((before) => before + 1);

  async function mark(save: () => Promise<boolean>): Promise<void> {
    marks.current += 1;
    try {
      await save();
    } finally {
      marks.current -= 1;
    }
    reload();
  }

  return {
    shown,
    failure,
    reload,
    async loadOlder() {
      if (!shown?.next) return;
      const query = { filter, after: shown.next };
      const { notifications, next } = await call('listNotifications', { query });
      setShown((now) => now && { ...now, next, items: withoutTwice(now.items, notifications) });
    },
    markSeen(notification) {
      if (notification.seen) return;
      setShown((now) => now && seenIn(now, ({ id }) => id === notification.id));
      const { triggerUserImg: _img, triggerUserUsername: _name, ...sent } = notification;
      void mark(() => markNotificationSeen(sent));
    },
    async markAllSeen() {
      setShown((now) => now && seenIn(now, () => true));
      await mark(() => markNotificationsSeen(shown?.items[0]?.createdAt));
    },
  };
}

function seenIn(shown: Shown, isMeant: (one: NotificationInList) => boolean): Shown {
  const items = shown.items.map((one) => (isMeant(one) ? { ...one, seen: true } : one));
  const newlySeen = shown.items.filter((one) => !one.seen && isMeant(one)).length;
  return { ...shown, items, unseen: Math.max(0, shown.unseen - newlySeen) };
}

/** Older pages stay, and so does what was just seen: rows do not vanish under the pointer. */
function withFirstPage(before: Shown | null, page: Shown, filter: NotificationFilter): Shown {
  if (!before) return page;
  const fresh = new Set(page.items.map(({ id }) => id));
  const last = page.items.at(-1)?.createdAt ?? '';
  const kept = before.items
    .filter(({ id }) => !fresh.has(id))
    .map((one) => {
      const isSeenElsewhere = filter === 'unseen' && (page.next === null || one.createdAt > last);
      return isSeenElsewhere || page.unseen === 0 ? { ...one, seen: true } : one;
    });
  const items = [...page.items, ...kept].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  const hasOlder = kept.some(({ createdAt }) => createdAt < last);
  return { ...page, items, next: hasOlder ? before.next : page.next };
}

function withoutTwice(
  items: readonly NotificationInList[],
  older: readonly NotificationInList[],
): readonly NotificationInList[] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...older.filter(({ id }) => !known.has(id))];
}
