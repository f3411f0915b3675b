import { DEFAULT_TITLE, type Refusal } from '@fahrtwind/domain';
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

export const de = {
  title: 'Reise erstellen',
  intro: 'Ein Titel und ein Zeitraum genügen. Alles andere kannst du später ändern.',
  defaultTitle: DEFAULT_TITLE,
  tripTitle: 'Titel',
  tripTitleHint: 'Bleibt das Feld leer, heißt die Reise „Mein Roadtrip“.',
  when: 'Wann?',
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
