export const de = {
  title: 'Warenkorb',
  emptyTitle: 'Dein Warenkorb ist leer',
  emptyText: 'Was du hineinlegst, bleibt auf diesem Gerät, auch wenn du die Seite schließt.',
  emptyAction: 'Artikel ansehen',
  quantity: 'Menge',
  remove: (name: string) => `${name} entfernen`,
  removed: (name: string) => `${name} ist nicht mehr im Warenkorb.`,
  priceChanged: (before: string, now: string) =>
    `Der Preis hat sich geändert: bisher ${before}, jetzt ${now}.`,
  sums: 'Summe',
  checkout: 'Zur Kasse',
  mendFirst: 'Ändere bitte erst, was oben markiert ist.',
  tooHeavy: 'Das ist zu schwer für ein Paket. Bestelle bitte in zwei Teilen.',
  failed:
    'Die Preise ließen sich nicht laden. Dein Warenkorb ist noch da. Prüfe deine Verbindung und versuche es noch einmal.',
};
