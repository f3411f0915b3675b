import type { de } from './invitation-texts.de.ts';

export const en: typeof de = {
  greeting: 'Hello,',
  farewell: 'Have a good trip\nFahrtwind',
  mail: ({ from, trip, role }) => ({
    subject: from === '' ? 'Invitation to a trip' : `${from} invites you to a trip`,
    before: [
      `${from === '' ? 'Somebody' : from} is planning ${trip === '' ? 'a trip' : `the trip “${trip}”`} with Fahrtwind and would like you to come along.`,
      role === 'editor'
        ? 'You will see the whole plan and can help to shape it.'
        : 'You will see the whole plan, even offline on the road.',
    ],
    button: 'See the invitation',
    after: [
      'The link is valid for 30 days and works only once. To join the trip you need an account, which is free.',
      'Know nobody who would invite you? Then you can delete this e-mail.',
    ],
  }),
};
