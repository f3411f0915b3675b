import type { de } from './texts.de.ts';

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const stops = (count: number) => (count === 1 ? '1 stop' : `${count} stops`);

export const en: typeof de = {
  title: 'Dates of the trip',
  changeDates: (dates) => `${dates}, change the dates`,
  noTrip: 'No trip is open right now.',
  period: 'Period',
  range: { start: 'First day', end: 'Last day', calendar: 'Choose the period' },
  keepLength: (count) => `Keep the length (${days(count)})`,
  keepLengthHint: 'A new start date then moves the whole trip.',
  chooseEnd: 'Now choose the last day.',
  changes: ({ dayCount, addedDays, removedDays, movedStops, isSame }) => {
    if (dayCount < 1) return 'The end is before the start.';
    if (isSame) return `${days(dayCount)}, as before.`;
    if (addedDays > 0) return `${days(dayCount)}: ${days(addedDays)} more, at the end.`;
    if (removedDays === 0) return `${days(dayCount)}, everything moves with it.`;
    const gone = `${days(dayCount)}: ${days(removedDays)} fewer.`;
    return movedStops === 0
      ? gone
      : `${gone} ${stops(movedStops)} ${movedStops === 1 ? 'moves' : 'move'} to the last day.`;
  },
  apply: 'Apply the dates',
  datesSet: 'Dates changed',
  shift: 'Move the whole trip',
  shiftHint: 'Booked places to stay keep their dates and are marked.',
  shiftBy: (count) => {
    const much = Math.abs(count) === 7 ? '1 week' : days(Math.abs(count));
    return `${much} ${count < 0 ? 'earlier' : 'later'}`;
  },
  shifted: (count) => `Trip moved ${days(Math.abs(count))} ${count < 0 ? 'earlier' : 'later'}`,
  days: 'Insert and remove days',
  day: 'Day',
  dayChoice: (number, date, count) => `Day ${number}, ${date} (${stops(count)})`,
  addBefore: 'Day before',
  addAfter: 'Day after',
  dayAdded: (number) => `New day ${number} inserted`,
  removal: (number, names, heir) =>
    names.length === 0
      ? `Day ${number} is empty. Later days move one date up.`
      : heir < number
        ? `${names}: this goes to day ${heir}.`
        : `${names}: this goes to day ${heir}, which is then day ${number}. Later days move one date up.`,
  removeDay: (number) => `Remove day ${number}`,
  dayRemoved: (number) => `Day ${number} removed`,
  moveLater: 'Only the stops later',
  moveLaterHint: 'Days and places to stay keep their dates; all stops move back.',
  dayCount: 'By how many days',
  move: 'Move the stops',
  stopsMoved: (count) => `All stops ${days(count)} later`,
  moved: (count) =>
    count === 1 ? '1 stop is now on another day' : `${count} stops are now on other days`,
  movedNames: (names, more) => (more > 0 ? `${names} and ${more} more` : names),
  seen: 'Seen',
};
