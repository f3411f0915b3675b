import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { tripId } from './trip.ts';
import { notification } from './user.ts';

const shownNotification = notification.extend({
  /** „Du“ for who asks. */
  triggerUserUsername: z.string(),
  triggerUserImg: z.string(),
});

export type NotificationInList = z.infer<typeof shownNotification>;

const token = z.string().min(1).max(300);

export const notificationEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/notifications',
    access: 'registered',
    summary: 'What others did that concerns who asks, newest first',
    query: z.object({
      filter: z.enum(['all', 'unseen']).default('all'),
      /** `next` of the page before. */
      after: z.string().max(120).optional(),
    }),
    isCompressed: true,
    reply: z.object({
      notifications: z.array(shownNotification),
      next: z.string().nullable(),
      unseen: z.int(),
    }),
  }),
  tellTripCopied: endpoint({
    method: 'POST',
    path: '/api/trips/:id/copied',
    access: 'registered',
    summary: 'Tells the owner of a public trip that it was taken over',
    isPublicWriting: true,
    params: z.object({ id: tripId }),
    perMinute: 20,
    reply: z.object({}),
  }),
  getMailState: endpoint({
    method: 'GET',
    path: '/api/account/mails',
    access: 'registered',
    summary: 'Whether mails to the own address come back',
    reply: z.object({ isRefused: z.boolean() }),
  }),
  checkAddress: endpoint({
    method: 'POST',
    path: '/api/account/mails/check',
    access: 'registered',
    summary: 'Mails a link that proves that the own address works again, where it refused a mail',
    perMinute: 10,
    reply: z.object({}),
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/api/account/mails/confirm',
    access: 'registered',
    summary: 'Takes mails up again for who has such a link',
    perMinute: 30,
    body: z.object({ token }),
    reply: z.object({}),
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/api/account/mails/stop',
    access: 'anyone',
    summary: 'Ends mails about notifications for who has the link of such a mail',
    perMinute: 30,
    body: z.object({ token }),
    reply: z.object({}),
  }),
};
