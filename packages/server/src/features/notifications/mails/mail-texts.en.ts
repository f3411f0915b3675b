import type { de } from './mail-texts.de.ts';

const about = (title: string): string => (title === '' ? '' : ` “${title}”`);

export const en: typeof de = {
  greeting: 'Hello,',
  farewell: 'Have a good trip\nFahrtwind',
  someone: 'Somebody',
  who: (name, others) => {
    if (others === 0) return name;
    return `${name} and ${others === 1 ? 'one other person' : `${others} others`}`;
  },
  kinds: {
    followed: ({ who, isMany }) => `${who} ${isMany ? 'follow' : 'follows'} you now.`,
    answered: ({ who, title }) => `${who} answered${title === '' ? ' you' : about(title)}.`,
    replied: ({ who, title }) =>
      `${who} replied to your answer${title === '' ? '' : ` to${about(title)}`}.`,
    liked: ({ who, title, isMany }) =>
      `${who} ${isMany ? 'like' : 'likes'} what you wrote${title === '' ? '' : ` in${about(title)}`}.`,
    'best-answer': ({ title }) =>
      `Your answer${title === '' ? '' : ` to${about(title)}`} was marked as the best one.`,
    'trip-copied': ({ who, title }) => `${who} copied your trip${about(title)}.`,
    invited: ({ who, title }) =>
      `${who} invites you to ${title === '' ? 'a trip' : `the trip${about(title)}`}.`,
    moderated: ({ title }) => `The moderators have made a decision about your post${about(title)}.`,
  },
  subject: (count) => `${count} things are new for you`,
  before: 'Here is what happened on Fahrtwind while you were away:',
  more: (count) => `and ${count} more`,
  button: 'See notifications',
  after: 'You can choose what we tell you about in the settings.',
  stop: 'No more e-mails about notifications',
  check: {
    subject: 'Are our e-mails reaching you?',
    before: ['Our last e-mail to this address bounced. If you can read this, it works again.'],
    button: 'Confirm address',
    after: ['After that we will send you e-mails about notifications again.'],
  },
};
