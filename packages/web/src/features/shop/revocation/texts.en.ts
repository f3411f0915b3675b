import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Withdraw from a contract',
  intro:
    'Here you withdraw from a contract that you have made with us: without signing in and without giving a reason. You get a receipt at once.',
  more: 'Read about the right of withdrawal',
  fields: {
    name: 'Your name',
    contract: 'Contract',
    email: 'E-mail address for the receipt',
  },
  hints: {
    name: 'As you have ordered.',
    contract:
      'Best the order number, which begins with FW. If you do not know it, write what you ordered and when.',
    email: 'This is where the receipt goes.',
  },
  missing: {
    name: 'Your name is still missing.',
    contract: 'Please write which contract you mean.',
    email: 'The e-mail address is still missing.',
  },
  badEmail: 'This is not a complete e-mail address.',
  parts: 'What would you like to withdraw from?',
  pieces: (count, of) => {
    if (count === 0) return 'keep';
    return of === 1 ? 'withdraw' : `withdraw from ${count} of ${of}`;
  },
  nothingChosen: 'Please choose at least one item that you withdraw from.',
  comment: 'Comment (optional)',
  commentHint: 'You need not give a reason.',
  confirm: 'Confirm withdrawal',
  receipt: {
    title: 'Your withdrawal has arrived',
    text: (email) => `This is your receipt. We have also sent it to ${email}.`,
    receivedAt: 'Received on',
    what: 'Withdrawn from',
    whole: 'the whole contract',
    id: 'Reference',
    next: 'Send goods back within 14 days to the address in the information on withdrawal. You get your money back 14 days after your withdrawal has reached us at the latest; we may wait only until the goods are here or you show that they are on their way.',
    print: 'Print or save as PDF',
  },
};
