import type { de } from './texts.de.ts';

export const en: typeof de = {
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
