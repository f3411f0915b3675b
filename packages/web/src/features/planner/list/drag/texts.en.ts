import type { de } from './texts.de.ts';

const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`);

export const en: typeof de = {
  handle: (name) => `Move ${name}`,
  hint: 'Space picks it up, arrow keys move it, Space drops it, Escape cancels.',
  taken: (name) => `${name} picked up.`,
  over: (day, place, of) => `Day ${day}, place ${place} of ${of}.`,
  dropped: (name, day, place) => `${name} dropped: day ${day}, place ${place}.`,
  overDay: (place, of) => `Position ${place} of ${of}.`,
  droppedDay: (before, after) => `Day ${before} is now day ${after}.`,
  cancelled: (name) => `${name}: not moved.`,
  atEnd: 'It cannot go any further.',
  earlier: 'Visit earlier',
  later: 'Visit later',
  otherDay: 'To another day …',
  otherDayTitle: (name) => `${name} to which day?`,
  move: 'Move',
  day: (number) => `Day ${number}`,
  moved: (name, day) => `${name} is now on day ${day}.`,
  dayMenu: (number) => `Actions for day ${number}`,
  dayEarlier: 'Move day up',
  dayLater: 'Move day down',
  dayBefore: 'Insert an empty day before',
  dayAfter: 'Insert an empty day after',
  dayInserted: (number) => `Day ${number} inserted.`,
  removeDay: 'Remove day',
  dayRemoved: (number) => `Day ${number} removed`,
  dayRemovedWithStops: (number, successor, date) => {
    const where = number === successor ? `the new day ${successor}` : `day ${successor}`;
    return `Day ${number} removed. Its stops are now on ${where} (${date}).`;
  },
  pickDay: 'Select the stops of this day',
  pickSeveral: 'Select',
  pickAll: (count) => `Select all ${count}`,
  pick: (name) => `Select ${name}`,
  picked: 'Selection',
  stops,
  count: (count) =>
    count === 0 ? 'Select stops; hold Shift to select several.' : `${stops(count)} selected`,
  moveTo: 'Move to …',
  copyTo: 'Copy to another day',
  copy: 'Copy',
  remove: 'Remove',
  endPicking: 'End selection',
  moveTitle: (count) => `${stops(count)} to which day?`,
  copyTitle: (count) => `Copy ${stops(count)} to which day?`,
  severalMoved: (count, day) => `${stops(count)} moved to day ${day}.`,
  severalCopied: (count, day) => `${stops(count)} copied to day ${day}.`,
  severalRemoved: (count) => `${stops(count)} removed.`,
};
