import { defineTexts } from '../../../../ui/texts.tsx';

const de = {
  close: 'Schließen',
  website: 'Website',
  day: 'Tag',
  dayChoice: (number: number, date: string) => `Tag ${number}, ${date}`,
  addAsStop: 'Als Stopp hinzufügen',
  stop: 'Stopp',
  keepWithStop: 'Beim Stopp merken',
  kept: (name: string, stop: string) => `${name} ist bei ${stop} gemerkt`,
  around: 'In der Nähe',
  noName: 'Wie der Ort heißt, ließ sich gerade nicht nachsehen. Hinzufügen kannst du ihn trotzdem.',
};

const en: typeof de = {
  close: 'Close',
  website: 'Website',
  day: 'Day',
  dayChoice: (number, date) => `Day ${number}, ${date}`,
  addAsStop: 'Add as a stop',
  stop: 'Stop',
  keepWithStop: 'Keep with the stop',
  kept: (name, stop) => `${name} is kept with ${stop}`,
  around: 'Nearby',
  noName: 'We could not look up the name of this place just now. You can add it anyway.',
};

export const usePlaceTexts = defineTexts(de, en);
