import type { TransportField, TransportType } from '@fahrtwind/domain';

interface Ends {
  readonly from: string;
  readonly to: string;
}

const question: Readonly<Record<TransportField, string>> = {
  arrivalEntry: 'Wie kommst du zum ersten Stopp?',
  departureEntry: 'Wie kommst du vom letzten Stopp nach Hause?',
  duringTripEntry:
    'Womit bist du auf der Reise selbst unterwegs, zum Beispiel mit einem Mietwagen?',
};

const ends: Readonly<Record<TransportType | 'rental', Ends>> = {
  car: { from: 'Von', to: 'Nach' },
  plane: { from: 'Abflughafen', to: 'Zielflughafen' },
  train: { from: 'Abfahrtsbahnhof', to: 'Zielbahnhof' },
  rental: { from: 'Abholung', to: 'Rückgabe' },
};

const providerHint: Readonly<Record<TransportType, string>> = {
  car: 'Zum Beispiel eigenes Auto oder die Mietwagenfirma.',
  plane: 'Fluggesellschaft und Flugnummer.',
  train: 'Bahngesellschaft und Zugnummer.',
};

export const de = {
  gone: 'Gerade ist keine Reise geöffnet.',
  question,
  open: 'Noch offen',
  add: 'Hinzufügen',
  edit: 'Ändern',
  view: 'Ansehen',
  viewLeg: (leg: string) => `${leg} ansehen`,
  addLeg: (leg: string) => `${leg} hinzufügen`,
  editLeg: (leg: string) => `${leg} ändern`,
  type: 'Verkehrsmittel',
  ends,
  times: { departureDateTime: 'Abfahrt', arrivalDateTime: 'Ankunft' },
  timeInvalid: 'Diese Zeit gibt es nicht. Schreibe sie als 12.07.2026 08:15.',
  timePlaceholder: 'TT.MM.JJJJ HH:MM',
  provider: 'Anbieter',
  providerHint,
  remove: 'Verbindung entfernen',
  removed: (leg: string) => `${leg} entfernt`,
};
