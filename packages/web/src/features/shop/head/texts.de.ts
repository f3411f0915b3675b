export const de = {
  list: {
    title: 'Merch für unterwegs',
    description:
      'Karten, Becher und Kleidung mit den Zeichnungen von Fahrtwind, für alle, die lieber fahren als ankommen.',
  },
  warenkorb: {
    title: 'Warenkorb',
    description: 'Was du im Shop von Fahrtwind ausgesucht hast, mit den Preisen von heute.',
  },
  kasse: {
    title: 'Kasse',
    description: 'Adresse, Zahlungsart und ein letzter Blick auf deine Bestellung bei Fahrtwind.',
  },
  bestellung: {
    title: 'Deine Bestellung',
    description: 'Stand, Rechnung und Zahlung einer Bestellung im Shop von Fahrtwind.',
  },
  widerruf: {
    title: 'Vertrag widerrufen',
    description:
      'Einen Vertrag mit Fahrtwind online widerrufen: ohne Anmeldung, ohne Angabe von Gründen, mit Bestätigung.',
  },
  verwaltung: {
    title: 'Shop verwalten',
    description: 'Bestellungen, Lager und Widerrufe, für die Betreiber des Shops von Fahrtwind.',
  },
};
