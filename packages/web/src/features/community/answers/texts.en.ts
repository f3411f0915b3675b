import type { de } from './texts.de.ts';

export const en: typeof de = {
  by: (name) => `Answer by ${name}`,
  none: {
    frage: 'No answer yet. Perhaps you know something?',
    tipp: 'Nobody has said anything about it yet.',
    roadtrip: 'Nobody has said anything about it yet.',
  },
  best: 'Best answer',
  markBest: 'Choose as the best answer',
  notBest: 'Not the best after all',
  like: 'I like it',
  reply: 'Reply',
  replyTo: (name) => `Reply to ${name}`,
  sendReply: 'Send the reply',
  yours: 'Your answer',
  send: 'Send the answer',
  sent: 'Your answer is sent.',
  missing: 'Please write something before you send it.',
  left: (count) => `${count} characters left`,
  cancel: 'Cancel',
  edit: 'Edit',
  save: 'Save',
  delete: 'Delete',
  menu: 'Actions for your answer',
  remove: {
    title: 'Delete the answer?',
    text: 'It will be gone for everybody. This cannot be undone.',
    ok: 'Delete the answer',
  },
  deleted: 'This answer is no longer here.',
  more: 'Load further answers',
  locked: 'This post is closed and takes no more answers.',
  invitation: {
    frage: 'Do you know an answer?',
    tipp: 'Would you like to say something about it?',
    roadtrip: 'Would you like to say something about it?',
  },
  invitationText: 'With a free account you can answer, ask and save posts.',
  register: 'Create an account',
  signIn: 'Sign in',
  unverified:
    'Confirm your e-mail address first, then you can answer. Until then, what you write stays on this device.',
  states: {
    held: 'We will have a quick look. Until then only you can see this answer.',
    hidden: 'This answer is hidden. Only you can see it.',
  },
};
