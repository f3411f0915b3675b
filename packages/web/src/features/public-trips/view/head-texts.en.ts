import type { de } from './head-texts.de.ts';

export const en: typeof de = {
  listTitle: 'Published trips',
  listDescription:
    'Road trips by the editors and by others: filter them by country, length and season, look at them and make them your own.',
  tripBy: (author, facts) => `Road trip by ${author}: ${facts}.`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  stops: (count) => (count === 1 ? '1 stop' : `${count} stops`),
  through: (facts, countries) => `${facts} through ${countries}`,
  imageAlt: (title) => `Map of the trip “${title}”`,
};
