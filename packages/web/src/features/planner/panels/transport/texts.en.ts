import type { de } from './texts.de.ts';

export const en: typeof de = {
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
