import { createRepeatedCall } from '../../../api/call-if-changed.ts';
import { call } from '../../../api/client.ts';
import { browserClock } from '../../../store/session/clock.ts';
import { createPresence } from './create-presence.ts';
import { createTripPeople } from './create-trip-people.ts';

const listCompanions = createRepeatedCall('listCompanions');

const log = (message: string, cause: unknown): void => console.warn(message, cause);

/** The other people who are looking at the current trip. */
export const presence = createPresence({
  clock: browserClock,
  log,
  say: (id, body) => call('sayPresence', { params: { id }, body }),
});

/** The people of the current trip. */
export const tripPeople = createTripPeople((id) => listCompanions({ params: { id } }), log);
