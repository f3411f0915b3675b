import type { TransportField, TransportType } from '@fahrtwind/domain';
import { defineTexts } from '../../../../ui/texts.tsx';

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

const de = {
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

const en: typeof de = {
  gone: 'No trip is open right now.',
  question: {
    arrivalEntry: 'How do you get to the first stop?',
    departureEntry: 'How do you get home from the last stop?',
    duringTripEntry: 'What will you drive during the trip, such as a hire car?',
  },
  open: 'Not planned yet',
  add: 'Add',
  edit: 'Change',
  view: 'View',
  viewLeg: (leg) => `View: ${leg}`,
  addLeg: (leg) => `Add ${leg}`,
  editLeg: (leg) => `Change ${leg}`,
  type: 'Means of transport',
  ends: {
    car: { from: 'From', to: 'To' },
    plane: { from: 'Departure airport', to: 'Destination airport' },
    train: { from: 'Departure station', to: 'Destination station' },
    rental: { from: 'Pick-up', to: 'Return' },
  },
  times: { departureDateTime: 'Departure', arrivalDateTime: 'Arrival' },
  timeInvalid: 'There is no such time. Write it as 12.07.2026 08:15.',
  timePlaceholder: 'DD.MM.YYYY HH:MM',
  provider: 'Provider',
  providerHint: {
    car: 'Such as your own car or the rental company.',
    plane: 'Airline and flight number.',
    train: 'Railway and train number.',
  },
  remove: 'Remove this journey',
  removed: (leg) => `${leg} removed`,
};

export const useTransportTexts = defineTexts(de, en);
