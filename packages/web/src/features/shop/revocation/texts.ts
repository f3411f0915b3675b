import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  title: 'Vertrag widerrufen',
  intro:
    'Hier widerrufst du einen Vertrag, den du bei uns geschlossen hast: ohne Anmeldung und ohne Angabe von Gründen. Du bekommst sofort eine Bestätigung.',
  more: 'Zur Widerrufsbelehrung',
  fields: {
    name: 'Dein Name',
    contract: 'Vertrag',
    email: 'E-Mail-Adresse für die Bestätigung',
  },
  hints: {
    name: 'So, wie du bestellt hast.',
    contract:
      'Am besten die Bestellnummer, sie beginnt mit FW. Weißt du sie nicht, schreibe, was du wann bestellt hast.',
    email: 'Hierhin schicken wir die Eingangsbestätigung.',
  },
  missing: {
    name: 'Dein Name fehlt noch.',
    contract: 'Schreibe bitte, welchen Vertrag du meinst.',
    email: 'Die E-Mail-Adresse fehlt noch.',
  },
  badEmail: 'Das ist keine vollständige E-Mail-Adresse.',
  parts: 'Was möchtest du widerrufen?',
  pieces: (count: number, of: number) => {
    if (count === 0) return 'behalten';
    return of === 1 ? 'widerrufen' : `${count} von ${of} Stück widerrufen`;
  },
  nothingChosen: 'Wähle bitte mindestens einen Artikel, den du widerrufen möchtest.',
  comment: 'Bemerkung (freiwillig)',
  commentHint: 'Du musst keinen Grund nennen.',
  confirm: 'Widerruf bestätigen',
  receipt: {
    title: 'Dein Widerruf ist eingegangen',
    text: (email: string) =>
      `Das ist deine Eingangsbestätigung. Wir haben sie auch an ${email} geschickt.`,
    receivedAt: 'Eingegangen am',
    what: 'Widerrufen',
    whole: 'der ganze Vertrag',
    id: 'Vorgang',
    next: 'Schicke Waren innerhalb von 14 Tagen an die Adresse in der Widerrufsbelehrung zurück. Dein Geld bekommst du spätestens 14 Tage, nachdem dein Widerruf bei uns ist, zurück; damit warten dürfen wir nur, bis die Ware da ist oder du zeigst, dass sie unterwegs ist.',
    print: 'Drucken oder als PDF sichern',
  },
};

const en: typeof de = {
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

export const useRevocationTexts = defineTexts(de, en);
