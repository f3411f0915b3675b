import type { de } from './texts.de.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en: typeof de = {
  title: 'Plan a route',
  stops: 'Places of the route',
  from: 'From',
  to: 'To',
  via: 'Stop on the way',
  addVia: 'Add a stop on the way',
  cancel: 'Cancel',
  most: (count) => `A route has no room for more than ${count} places.`,
  reverse: 'Reverse direction',
  reversed: 'The route now runs the other way round.',
  up: (place) => `Move ${place} forward`,
  down: (place) => `Move ${place} back`,
  remove: (place) => `Remove ${place}`,
  moved: (place, position, count) => `${place} is now place ${position} of ${count}.`,
  removed: (place, left) => `${place} is removed. Places of the route: ${left}.`,
  profile: 'How do you travel?',
  avoidToll: 'Avoid tolls',
  avoidTollHint: 'May take longer.',
  cut: 'Part of the address could not be read and is missing here. Check the places.',
  asking: 'Looking for the route …',
  failureTitle: 'No route yet',
  failures: {
    offline: 'Without a network no route can be planned. Your places stay here.',
    busy: 'Those were a lot of routes. Your places stay here. Wait for a minute.',
    failed: 'The route did not arrive. Your places stay here. Try again in a moment.',
  },
  again: 'Try again',
  result: 'The route',
  distance: 'Distance',
  time: 'Time on the way',
  countries: 'Countries',
  toll: 'Toll',
  tollYes: 'toll roads on the way',
  tollNo: 'none known',
  ferry: 'Ferry',
  ferryYes: 'yes, included',
  ferryNo: 'no',
  announced: (way) => `Route found: ${way}.`,
  estimate: 'This is an estimate, nobody has measured it on the road.',
  source: (names) => `Source: ${names}`,
  fallback:
    'The routing service does not answer right now. Until it is back you see our own estimate.',
  missingTitle: 'Not everywhere can be reached by road',
  missing: (from, to) => `There is no route from ${from} to ${to}.`,
  atSea: (places) =>
    places.length === 1
      ? `${places.join('')} lies in the water. Choose a place on land.`
      : `${list.format(places)} lie in the water. Choose places on land.`,
  missingAdvice: 'Choose another place, or take the straight line. The other legs are right.',
  legs: 'Legs',
  leg: (from, to) => `${from} – ${to}`,
  day: (day) => `Day ${day}`,
  noRoute: 'no route',
  withToll: 'toll',
  withFerry: 'ferry',
  estimated: 'estimated',
  map: 'Map of the route',
  mapWaits: 'Set start and destination, and the route shows here on the map.',
  showMap: 'Show the map right away',
  mapComes: 'The map is loading.',
  take: 'Make it a trip',
  takeDays: (days, hours) =>
    days === 1
      ? 'It becomes a trip of one day.'
      : `It becomes a trip of ${days} days with at most ${hours} hours of driving each.`,
  takeLong: (days, hours) =>
    `It becomes a trip of ${days === 1 ? 'one day' : `${days} days`}. One leg takes more than ${hours} hours: a stop on the way divides it.`,
  takeAsGuest: 'You need no account. If you register later, the trip comes along.',
  takeProblems: {
    offline:
      'Without a network the trip cannot be made. The route stays here. Try again when you are online.',
    'no-session':
      'The trip could not be made. The route stays here. Allow cookies for this site, or try again in a moment.',
    refused: 'No trip can be made of this route. It stays here. Take fewer places and try again.',
  },
  share: 'The address of this page holds the whole route: share it as a link.',
  tripTitle: (from, to) => (from === to ? `Round trip from ${from}` : `${from} – ${to}`),
};
