import type { de } from './moderation-texts.de.ts';

const THINGS = {
  post: 'your post',
  answer: 'your answer',
  person: 'your profile',
  trip: 'your published trip',
} as const;

const OUTCOMES = {
  dismiss: 'left as it is',
  hide: 'hidden. You can still see its text, others cannot',
  restore: 'shown again',
  release: 'released',
  lock: 'closed for further answers',
  unlock: 'opened for answers again',
} as const;

export const en: typeof de = {
  greeting: 'Hello,',
  farewell: 'Have a good trip\nFahrtwind',
  confirm: {
    subject: 'Please confirm your report',
    before: [
      'Somebody reported something on Fahrtwind and gave this address. If it was you, please confirm it. Only then will we look at the report.',
    ],
    button: 'Confirm the report',
    after: [
      'The link is valid for seven days. If it was not you, delete this e-mail and nothing will happen.',
    ],
  },
  receipt: {
    subject: 'Your report has arrived',
    before: [
      'Thank you, your report has arrived. A person will look at it. We will write to you when it is decided.',
    ],
    button: 'See what you reported',
    after: ['The community guidelines explain how we decide.'],
  },
  settled: {
    subject: 'Your report has been decided',
    before: [
      'We have looked at what you reported and decided. Open the link to see whether it is still there.',
    ],
    button: 'Have a look',
    after: ['If you think the decision is wrong, write to us. Our address is in the legal notice.'],
  },
  decided: ({ kind, action, reason, until }) => ({
    subject: 'A decision by the moderators',
    before: [
      decidedSentence(kind, action, until),
      reason === ''
        ? 'Several people have reported it independently. It stays hidden until one of us has looked at it.'
        : `The reason: ${reason}`,
    ],
    button: 'See the decision',
    after: ['You can object there once. Where possible, somebody else will decide.'],
  }),
  answered: ({ isGranted, reason }) => ({
    subject: 'Your objection has been decided',
    before: [
      isGranted
        ? 'You were right: we have taken the decision back.'
        : 'We have looked at the decision again and stand by it.',
      `The reason: ${reason}`,
    ],
    button: 'See the decision',
    after: [],
  }),
};

function decidedSentence(
  kind: keyof typeof THINGS,
  action: keyof typeof OUTCOMES | 'suspend' | 'unsuspend',
  until: string,
): string {
  if (action === 'suspend')
    return `Until ${until} you cannot write anything that others see. You can still read and plan your trips.`;
  if (action === 'unsuspend') return 'You can write in the community again.';
  return `This was decided about ${THINGS[kind]}: it is ${OUTCOMES[action]}.`;
}
