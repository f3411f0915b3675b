export type Format = 'gpx' | 'kml' | 'ics' | 'csv' | 'json';

export interface ExportTexts {
  readonly title: string;
  readonly download: (format: string) => string;
  readonly loading: string;
  readonly missing: string;
  readonly offline: string;
  readonly unsaved: string;
  readonly whole: string;
  readonly day: (number: number, date: string) => string;
  readonly part: string;
  /** The purpose of each format and what it holds. */
  readonly formats: Readonly<Record<Format, readonly [string, string]>>;
}

export const de = {
  title: 'Reise exportieren',
  download: (format: string) => `${format} herunterladen`,
  loading: 'Die Reise wird geladen …',
  missing:
    'Diese Reise lässt sich gerade nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
  offline:
    'Ohne Netz gibt es nur die vollständige Sicherung. Die anderen Dateien schreibt der Server.',
  unsaved:
    'Die letzten Änderungen sind noch nicht beim Server. Warte einen Moment, dann sind sie in der Datei.',
  whole: 'Ganze Reise',
  day: (number: number, date: string) => `Tag ${number} (${date})`,
  part: 'Welcher Teil?',
  formats: {
    gpx: [
      'Navigation und Karten-Apps',
      'Orte, Routen und Wege für Navis, Komoot, OsmAnd und andere',
    ],
    kml: ['Google Earth und Google My Maps', 'Ein Ordner für jeden Tag'],
    ics: ['Kalender', 'Tage, Übernachtungen, An- und Rückreise'],
    csv: ['Tabelle', 'Alle Orte und Einträge für Excel, LibreOffice und andere'],
    json: [
      'Vollständige Sicherung',
      'Alles, was in der Reise steht. Lässt sich hier wieder importieren.',
    ],
  },
} as const;

export const calendarDe = {
  subscribe: 'Im Kalender abonnieren',
  explanation:
    'Dein Kalender liest die Reise unter einer geheimen Adresse und bleibt aktuell. Wer die Adresse kennt, sieht Tage, Unterkünfte und Reisezeiten.',
  allTrips: 'Alle meine Reisen',
  exists: (date: string) =>
    `Es gibt eine Adresse vom ${date}. Wir zeigen sie nicht noch einmal; erneuern beendet die alte.`,
  make: 'Adresse erstellen',
  renew: 'Adresse erneuern',
  end: 'Adresse beenden',
  address: 'Geheime Adresse',
  shownOnce: 'Sie wird nur dieses eine Mal gezeigt.',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert',
  notCopied: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie selbst.',
  failed: 'Das hat nicht geklappt. Prüfe deine Verbindung und versuche es noch einmal.',
  ways: {
    device: 'Im Kalender dieses Geräts öffnen',
    google: 'Zu Google Kalender hinzufügen',
    outlook: 'Zu Outlook hinzufügen',
  },
};
