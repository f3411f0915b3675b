import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  markAllSeen,
  NOTIFICATION_KINDS,
  readNotifications,
  showNotification,
  type Notification,
} from './notification.ts';

const liked: Notification = {
  id: 'n1',
  kind: 'liked',
  seen: false,
  createdAt: '2026-07-12T08:00:00.000Z',
  triggerUserId: 'mia',
  otherCount: 3,
  about: 'Alpen',
  target: '/post/7',
};

const anyNotification: fc.Arbitrary<Notification> = fc.record({
  id: fc.string(),
  kind: fc.constantFrom(...NOTIFICATION_KINDS),
  seen: fc.boolean(),
  createdAt: fc.string(),
  triggerUserId: fc.string(),
  otherCount: fc.nat(),
  about: fc.string(),
  target: fc.string(),
});

describe('a notification', () => {
  it('says whether it was seen, when it was made and who caused it', () => {
    expect(readNotifications([liked])).toEqual([liked]);
  });

  it('shows the name and picture of the person who caused it', () => {
    const trigger = { name: 'Mia', photoURL: '/mia.jpg' };
    expect(showNotification(liked, 'tom', trigger)).toEqual({
      ...liked,
      triggerUserUsername: 'Mia',
      triggerUserImg: '/mia.jpg',
    });
  });

  it('says Du when it was the reader', () => {
    const shown = showNotification(liked, 'mia', { name: 'Mia', photoURL: '' });
    expect(shown.triggerUserUsername).toBe('Du');
  });

  it('is seen with all the others, and nothing else changes [AU-5]', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), (notifications) => {
        expect(markAllSeen(notifications)).toEqual(
          notifications.map((notification) => ({ ...notification, seen: true })),
        );
      }),
    );
  });

  it('is read back as it was stored', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), (notifications) => {
        expect(readNotifications(JSON.parse(JSON.stringify(notifications)))).toEqual(notifications);
      }),
    );
  });

  it('is left out when its kind is unknown', () => {
    expect(readNotifications([{ ...liked, kind: 'poked' }, null, 7, liked])).toEqual([liked]);
    expect(readNotifications('nothing')).toEqual([]);
  });
});
