export const de = {
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
