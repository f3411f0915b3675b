import type { Endpoints } from '@fahrtwind/contract';
import type { InjectOptions } from 'fastify';
import { statuses, type Row } from './policy-row.ts';

type NotificationEndpoint = Extract<
  keyof Endpoints,
  `${string}Notifications` | 'tellTripCopied' | 'getMailState' | `${string}Address` | 'stopMails'
>;

const registeredOnly = { ...statuses(401, 200, 200), guest: 403 };

const withToken = (path: string) => (): InjectOptions => ({
  method: 'POST',
  url: `/api/account/mails/${path}`,
  payload: { token: 'made-up' },
});

/** The owner's trip is published before it is taken over. */
export function createNotificationRows(
  publishTrip: NonNullable<Row['before']>,
  takeOver: Row['call'],
): Readonly<Record<NotificationEndpoint, Row>> {
  return {
    listNotifications: {
      call: () => ({ url: '/api/notifications' }),
      status: registeredOnly,
    },
    tellTripCopied: { before: publishTrip, call: takeOver, status: registeredOnly },
    getMailState: { call: () => ({ url: '/api/account/mails' }), status: registeredOnly },
    checkAddress: {
      call: () => ({ method: 'POST', url: '/api/account/mails/check' }),
      status: registeredOnly,
    },
    confirmAddress: {
      call: withToken('confirm'),
      status: { ...statuses(401, 410, 410), guest: 403 },
    },
    stopMails: { call: withToken('stop'), status: statuses(410, 410, 410) },
  };
}
