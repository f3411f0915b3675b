import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  title: 'Stopps aus einer anderen Reise',
  noTrips: 'Du hast noch keine andere Reise, aus der du Stopps übernehmen kannst.',
  trip: 'Reise',
  day: 'Kommt zu',
  dayNumber: (number: number) => `Tag ${number}`,
  loading: 'Die Reise wird geladen …',
  failed:
    'Diese Reise ist nicht auf diesem Gerät und lässt sich gerade nicht laden. Deine Reise ist unverändert; versuche es später noch einmal.',
  noStops: 'Diese Reise hat noch keine Stopps.',
  all: 'Alle auswählen',
  none: 'Keinen auswählen',
  add: (count: number) =>
    count === 0
      ? 'Stopps hinzufügen'
      : count === 1
        ? '1 Stopp hinzufügen'
        : `${count} Stopps hinzufügen`,
  added: (count: number, day: number) =>
    `${count === 1 ? '1 Stopp' : `${count} Stopps`} zu Tag ${day} hinzugefügt.`,
};

const en: typeof de = {
  title: 'Stops from another trip',
  noTrips: 'You have no other trip yet to take stops from.',
  trip: 'Trip',
  day: 'Goes to',
  dayNumber: (number) => `Day ${number}`,
  loading: 'The trip is loading …',
  failed:
    'This trip is not on this device and cannot be loaded right now. Your trip is unchanged; try again later.',
  noStops: 'This trip has no stops yet.',
  all: 'Select all',
  none: 'Select none',
  add: (count) => (count === 0 ? 'Add stops' : count === 1 ? 'Add 1 stop' : `Add ${count} stops`),
  added: (count, day) => `${count === 1 ? '1 stop' : `${count} stops`} added to day ${day}.`,
};

export const useCopyTexts = defineTexts(de, en);
