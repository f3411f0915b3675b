import type { de } from './texts.de.ts';

/** The same in English. */
export const en: typeof de = {
  withoutModel: 'Fixed rules answer here, not a language model.',
  notUnderstood:
    'I did not understand that, so I change nothing. Please say it in other words, for example like this:',
  unread: (words) => `I did not understand “${words}” and left it out.`,
  whatAbout: (names) => `What shall I do with ${names}?`,
  cannotAnswer: 'I cannot answer that. You can ask me, for example:',
  questionsAbout: (name: string) => [
    `When are we in ${name}?`,
    `How far is it to ${name}?`,
    `How many nights are we in ${name}?`,
  ],
  whatAboutDay: (number) => `What shall I do on day ${number}?`,
  aboutPlace: (name) => [`Add ${name}`, `Stay two nights in ${name}`],
  aboutStop: (name) => [
    `Stay one more night in ${name}`,
    `Find a hotel in ${name}`,
    `What is on the way to ${name}?`,
  ],
  aboutDay: (number) => [`What is planned on day ${number}?`, `Add a rest day after day ${number}`],
  isItPlace: (written, name) => `I do not know “${written}”. Do you mean ${name}?`,
  isFar: (name, km) => `${name} is a detour of about ${km} km. Shall I add it all the same?`,
  conditional: (words) =>
    `I do not check whether your condition (“${words}”) is met. The figures of the proposal tell you.`,
  dayLabel: (number, date) => `Day ${number} (${date})`,
  stopLabel: (name, day) => `${name} (day ${day})`,
  yes: 'Yes',
  no: 'No',
  tooLong: 'That is too long for me. Please write it shorter.',
  undone: 'I undo the last step.',
  redone: 'I redo the step.',
  accepted: 'I take the proposal over.',
  rejected: 'All right, the proposal is dropped. Your trip is unchanged.',
  cancelled: 'All right, everything stays as it is.',
  nothingWaits: 'No proposal is waiting for your answer.',
  noSuchOption: 'There is no such number to choose.',
  whichStop: (name) => `“${name}” is in your trip several times. Which stop do you mean?`,
  whichPlace: (name) => `There are several places called “${name}”. Which one do you mean?`,
  whichDay: 'That fits several days. Which one do you mean?',
  whereInCountry: (name) => `${name} is large. Which place there shall it be?`,
  isItStop: (name) => `Do you mean ${name}? Only what you confirm is removed.`,
  noSuchStop: (name, own) =>
    own === ''
      ? `“${name}” is no stop of your trip; it has no stops yet.`
      : `“${name}” is no stop of your trip. Your stops: ${own}.`,
  noSuchDay: (count) => `There is no such day. Your trip has ${count}.`,
  noSuchPlace: (name) =>
    `I do not know a place called “${name}”. Please spell it differently or add its country.`,
  missingStop: 'Which stop do you mean?',
  missingPlace: 'Which place do you mean?',
  missingFrom: 'Where shall the trip begin?',
  missingPosition: (name) => `Where shall ${name} go? Tell me a day, or a stop before or after it.`,
  missingOther: 'What shall I swap it with?',
  notNeighbours: (from, to) => `${to} does not come right after ${from} in your trip.`,
  deleteAll:
    'I do not delete the whole trip. Name single stops, or delete the trip under “My trips”.',
  noSuchHotel: (name) => `There is no accommodation in ${name}.`,
  whichHotel: 'Which accommodation do you mean? Please name its place.',
  help: 'I know your open trip and propose changes that you accept or drop. For example:',
  thanks: 'You are welcome.',
  greeting: 'Hello. What shall I plan for your trip?',
};
