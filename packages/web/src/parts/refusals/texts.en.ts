import type { de } from './texts.de.ts';

export const en: typeof de = {
  'amount-invalid': 'That number does not work here. Enter a whole number from 1 up.',
  'conflict-outdated':
    'The trip has changed again since then, so the other version can no longer be used. It stays as it is now.',
  'copy-id': 'This is a shared copy. Make it a trip of your own to change it.',
  'date-invalid': 'There is no such day. Write the date as DD.MM.YYYY.',
  'date-out-of-range': 'A trip has to be between 1900 and 2199.',
  'dates-reversed': 'The end is before the start. Swap the two dates.',
  'day-gone': 'This day is no longer there.',
  'days-do-not-fit': 'The stops cannot be moved that far: the trip has too few days.',
  'entry-gone': 'This entry is no longer there.',
  'entry-of-other-kind': 'This entry is of another kind and cannot be changed like that.',
  'hotel-gone': 'This accommodation is no longer there.',
  'id-missing': 'That could not be created. Reload the page and try again.',
  'id-taken': 'That is already in this trip.',
  'last-day': 'The last day stays. A trip has at least one day.',
  'leg-gone': 'This connection is no longer there.',
  'leg-has-ticket':
    'Trains, buses, ferries and flights cannot be dragged through another place. Add the stop in the list.',
  'link-invalid':
    'This link does not work here. It has to start with https://, has at most 2,000 characters and no quotation marks or angle brackets.',
  'location-invalid': 'We cannot find this place on the map. Choose another one.',
  'nights-invalid': 'Check-out has to be after check-in.',
  'not-the-owner': 'This trip belongs to somebody else. Make it your own to change it.',
  'only-reading': 'You may read this trip but not change it. Ask the person it belongs to.',
  'nothing-to-redo': 'There is nothing to redo.',
  'nothing-to-undo': 'There is nothing to undo.',
  'poi-gone': 'This sight is no longer there.',
  'published-by-another':
    'Somebody else has published this trip. Make it a trip of your own to change it.',
  'signed-out': 'You are not signed in. Sign in to save the trip.',
  'stop-gone': 'This stop is no longer there.',
  'time-invalid': 'There is no such time. Write it as 08:30.',
  'title-missing': 'The trip needs a title.',
  'title-too-long': 'A title can have at most 500 characters. Make it a little shorter.',
  'too-many-days': 'A trip can have at most 400 days.',
  'too-many-stops': 'A trip can have at most 2,000 stops.',
  'trip-is-copy': 'A shared trip cannot be changed. Make it a trip of your own first.',
};
