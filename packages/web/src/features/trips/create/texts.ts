import { DEFAULT_TITLE, type Refusal } from '@fahrtwind/domain';
import { defineTexts } from '../../../ui/texts.tsx';
import type { CreateProblem, LengthMode } from './read-create-form.ts';

const modes: Readonly<Record<LengthMode, string>> = {
  dates: 'Von und bis',
  days: 'Anzahl der Tage',
};

const problems: Readonly<Record<Exclude<CreateProblem, Refusal>, string>> = {
  'start-missing': 'Wann geht es los? Gib den ersten Tag an.',
  'end-missing': 'Wann bist du zurück? Gib den letzten Tag an.',
  'place-unchosen':
    'Dieser Ort ist noch nicht übernommen. Wähle einen Vorschlag aus oder leere das Feld.',
  'days-missing': 'Wie viele Tage hast du? Gib eine Zahl ab 1 ein.',
};

const de = {
  title: 'Reise erstellen',
  intro: 'Ein Zeitraum genügt. Alles andere kannst du später ändern.',
  defaultTitle: DEFAULT_TITLE,
  tripTitle: 'Titel',
  tripTitleHint: 'Bleibt das Feld leer, heißt die Reise „Mein Roadtrip“.',
  where: 'Wohin?',
  when: 'Wann?',
  datePlaceholder: 'TT.MM.JJJJ',
  calendar: 'Kalender',
  modes,
  start: 'Erster Tag',
  end: 'Letzter Tag',
  dayCount: 'Anzahl der Tage',
  length: (days: string, nights: number) =>
    nights === 0
      ? `${days}, ohne Übernachtung`
      : `${days}, ${nights === 1 ? '1 Nacht' : `${nights} Nächte`}`,
  places: 'Erste Orte (wenn du sie schon kennst)',
  chosenPlaces: 'Gewählte Orte',
  moveUp: (place: string) => `${place} nach oben`,
  removePlace: (place: string) => `${place} entfernen`,
  problems,
  submit: 'Reise anlegen',
  preview: 'Titelbild der Reise',
  previewText: 'Das Titelbild entsteht aus deiner Route.',
  sharedMissing: (text: string) =>
    `„${text}“ haben wir nicht gefunden. Suche den Ort unten selbst.`,
};

const en: typeof de = {
  title: 'Create a trip',
  intro: 'Dates are enough. You can change everything else later.',
  defaultTitle: DEFAULT_TITLE,
  tripTitle: 'Title',
  tripTitleHint: 'If you leave it blank, the trip is called “Mein Roadtrip”.',
  where: 'Where to?',
  when: 'When?',
  datePlaceholder: 'DD.MM.YYYY',
  calendar: 'Calendar',
  modes: { dates: 'From and to', days: 'Number of days' },
  start: 'First day',
  end: 'Last day',
  dayCount: 'Number of days',
  length: (days, nights) =>
    nights === 0
      ? `${days}, no nights`
      : `${days}, ${nights === 1 ? '1 night' : `${nights} nights`}`,
  places: 'First places (if you already know them)',
  chosenPlaces: 'Chosen places',
  moveUp: (place) => `Move ${place} up`,
  removePlace: (place) => `Remove ${place}`,
  problems: {
    'start-missing': 'When do you leave? Enter the first day.',
    'end-missing': 'When are you back? Enter the last day.',
    'place-unchosen': 'This place has not been added yet. Choose a suggestion or clear the field.',
    'days-missing': 'How many days do you have? Enter a number from 1.',
  },
  submit: 'Create the trip',
  preview: 'Cover of the trip',
  previewText: 'The cover is drawn from your route.',
  sharedMissing: (text) => `We could not find “${text}”. Search for the place below.`,
};

export const useCreateTexts = defineTexts(de, en);
