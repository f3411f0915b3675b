import type { PrintLayout, PrintPart } from '@fahrtwind/domain';

const parts: Readonly<Record<PrintPart, string>> = {
  maps: 'Karten',
  addresses: 'Adressen',
  bookings: 'Buchungen',
  costs: 'Kosten',
  notes: 'Notizen',
  emergency: 'Notrufnummern',
  qr: 'QR-Code zum öffentlichen Link',
};

const layouts: Readonly<Record<PrintLayout, string>> = {
  full: 'Ausführlich',
  compact: 'Kompakt: zwei Tage je Seite, wo sie passen',
};

export const de = {
  back: 'Zurück zur Reise',
  allTrips: 'Alle Reisen',
  include: 'Was gedruckt wird',
  parts,
  layout: 'Umfang',
  layouts,
  print: 'Drucken',
  download: 'PDF herunterladen',
  needsServer:
    'Diese Reise liegt erst auf diesem Gerät. Sobald sie übertragen ist, gibt es sie als PDF und mit Karten.',
  unsaved: 'Deine letzten Änderungen werden noch übertragen. Das PDF enthält, was gespeichert ist.',
  printed: (count: number) =>
    count === 1 ? 'Schon einmal als PDF geladen.' : `Schon ${count}-mal als PDF geladen.`,
  mapsFailed: 'Die Karten lassen sich gerade nicht laden. Gedruckt wird alles andere.',
  mapsLoading: 'Karten werden gezeichnet …',
  noPublicLink:
    'Ein QR-Code erscheint, wenn die Reise veröffentlicht oder mit einem Link geteilt ist.',
  facts: (days: number, stops: number) =>
    `${days === 1 ? '1 Tag' : `${days} Tage`} · ${stops === 1 ? '1 Stopp' : `${stops} Stopps`}`,
  routeMap: 'Karte der Reise',
  dayMap: (number: number) => `Karte von Tag ${number}`,
  mapSource: (names: string) => `Karte: ${names}`,
  online: 'Diese Reise im Internet',
  asOf: (date: string) => `Stand: ${date}`,
  open: 'offen',
  bookings: 'Buchungen',
  costs: 'Kosten',
  budget: { hotel: 'Unterkünfte', leg: 'Fahrten', activity: 'Aktivitäten' },
  total: 'Summe',
  unpriced: (count: number) => `${count} ohne Preis in Euro`,
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  bookingNumber: 'Buchungsnummer',
  phone: 'Telefon',
  paid: '□ bezahlt',
  journeyEnds: ['Abfahrt', 'Ankunft'] as readonly [string, string],
  rentalEnds: ['Abholung', 'Rückgabe'] as readonly [string, string],
  emergencyColumns: ['Land', 'Notruf', 'Polizei', 'Rettung', 'Feuerwehr'] as readonly string[],
  emergencyHint:
    'Mobiltelefone erkennen 112 überall als Notruf. Wo nur eine Nummer steht, ist sie für alles da. Stand: November 2026.',
  emergencyUnknown: (countries: string) =>
    `Für ${countries} kennen wir keine gesicherten Nummern. Frag bei der Ankunft danach.`,
};
