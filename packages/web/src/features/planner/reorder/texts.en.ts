import type { de } from './texts.de.ts';

export const en: typeof de = {
  handle: (name) => `Move ${name}`,
  hint: 'Space picks the stop up, arrow keys move it, Space puts it down, Escape cancels.',
  taken: (name) => `${name} picked up.`,
  over: (day, place, of) => `Day ${day}, place ${place} of ${of}.`,
  dropped: (name, day, place) => `${name} put down: day ${day}, place ${place}.`,
  cancelled: (name) => `${name} stays where it was.`,
  atEnd: 'No further.',
  earlier: 'Visit earlier',
  later: 'Visit later',
  otherDay: 'To another day …',
  otherDayTitle: (name) => `Which day for ${name}?`,
  move: 'Move',
  day: (number) => `Day ${number}`,
  moved: (name, day) => `${name} is on day ${day} now.`,
  takeBack: 'Undo',
};
