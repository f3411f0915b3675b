import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Withdraw from a contract',
  intro:
    'Withdraw here from a contract you have made with us, without signing in and without giving a reason. You get confirmation at once.',
  more: 'Read about the right of withdrawal',
  fields: {
    name: 'Your name',
    contract: 'Contract',
    email: 'E-mail address for the confirmation',
  },
  hints: {
    name: 'As given in your order.',
    contract:
      'Ideally the order number, which begins with FW. If you do not have it, tell us what you ordered and when.',
    email: 'We will send the confirmation here.',
  },
  missing: {
    name: 'Please enter your name.',
    contract: 'Please say which contract you mean.',
    email: 'Please enter your e-mail address.',
  },
  badEmail: 'This is not a complete e-mail address.',
  parts: 'What would you like to withdraw from?',
  pieces: (count, of) => {
    if (count === 0) return 'keep';
    return of === 1 ? 'withdraw' : `withdraw from ${count} of ${of}`;
  },
  nothingChosen: 'Please choose at least one item that you withdraw from.',
  comment: 'Comment (optional)',
  commentHint: 'You do not have to give a reason.',
  confirm: 'Confirm withdrawal',
  receipt: {
    title: 'Your withdrawal has arrived',
    text: (email) => `This is your confirmation of receipt. We have also sent it to ${email}.`,
    receivedAt: 'Received on',
    what: 'Withdrawn from',
    whole: 'the whole contract',
    id: 'Reference',
    next: 'Send goods back within 14 days to the address in the information on withdrawal. You will get your money back within 14 days of your withdrawal reaching us; we may only wait until the goods have arrived or you show that you have sent them.',
    print: 'Print or save as PDF',
  },
};
