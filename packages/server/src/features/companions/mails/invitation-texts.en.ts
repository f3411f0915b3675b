import type { InvitationTexts } from './invitation-mail.ts';

export const en: InvitationTexts = {
  greeting: 'Hello,',
  farewell: 'Have a good trip\nFahrtwind',
  mail: ({ from, trip, role }) => ({
    subject: from === '' ? 'Invitation to a trip' : `${from} invites you to a trip`,
    before: [
      `${from === '' ? 'Somebody' : from} is planning ${trip === '' ? 'a trip' : `the trip “${trip}”`} with Fahrtwind and would like you to come along.`,
      role === 'editor'
        ? 'You will see the whole plan and can help to shape it.'
        : 'You will see the whole plan, also on the road and without a network.',
    ],
    button: 'See the invitation',
    after: [
      'The link is valid for 30 days and works only once. To travel along you need an account, which costs nothing.',
      'You know nobody who would invite you? Then you can delete this mail.',
    ],
  }),
};
