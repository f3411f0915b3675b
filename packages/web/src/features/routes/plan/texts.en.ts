import type { de } from './texts.de.ts';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const en: typeof de = {
  title: 'Plan a route',
  stops: 'Places on the route',
  from: 'From',
  to: 'To',
  via: 'Stop on the way',
  addVia: 'Add a stop on the way',
  cancel: 'Cancel',
  most: (count) => `A route can have at most ${count} places.`,
  reverse: 'Reverse direction',
  reversed: 'The route now runs the other way round.',
  up: (place) => `Move ${place} forward`,
  down: (place) => `Move ${place} back`,
  remove: (place) => `Remove ${place}`,
  moved: (place, position, count) => `${place} is now place ${position} of ${count}.`,
  removed: (place, left) => `${place} is removed. Places left: ${left}.`,
  profile: 'How do you travel?',
  avoidToll: 'Avoid tolls',
  avoidTollHint: 'May take longer.',
  cut: 'Part of the address could not be read and is missing. Please check the places.',
  asking: 'Looking for the route …',
  failureTitle: 'No route yet',
  failures: {
    offline: 'You cannot plan a route while offline. Your places stay here.',
    busy: 'That was a lot of routes. Your places stay here. Wait a minute.',
    failed: 'The route could not be worked out. Your places stay here. Try again in a moment.',
  },
  again: 'Try again',
  result: 'The route',
  distance: 'Distance',
  time: 'Driving time',
  countries: 'Countries',
  toll: 'Toll',
  tollYes: 'toll roads on the route',
  tollNo: 'none known',
  ferry: 'Ferry',
  ferryYes: 'yes, included',
  ferryNo: 'no',
  announced: (way) => `Route found: ${way}.`,
  estimate: 'This is an estimate, not a measured route.',
  source: (names) => `Source: ${names}`,
  fallback:
    'The routing service is not responding right now. Until it is back, you see our own estimate.',
  missingTitle: 'Not everywhere can be reached by road',
  missing: (from, to) => `There is no route from ${from} to ${to}.`,
  atSea: (places) =>
    places.length === 1
      ? `${places.join('')} is in the water. Choose a place on land.`
      : `${list.format(places)} are in the water. Choose places on land.`,
  missingAdvice: 'Choose another place, or use a straight line. The other legs are fine.',
  legs: 'Legs',
  leg: (from, to) => `${from} – ${to}`,
  day: (day) => `Day ${day}`,
  noRoute: 'no route',
  withToll: 'toll',
  withFerry: 'ferry',
  estimated: 'estimated',
  map: 'Map of the route',
  mapWaits: 'Choose a start and a destination, and the route appears here on the map.',
  showMap: 'Show the map right away',
  mapComes: 'The map is loading.',
  take: 'Make it a trip',
  takeDays: (days, hours) =>
    days === 1
      ? 'This makes a one-day trip.'
      : `This makes a ${days}-day trip with at most ${hours} hours of driving a day.`,
  takeLong: (days, hours) =>
    `This makes a ${days === 1 ? 'one-day' : `${days}-day`} trip. One leg takes more than ${hours} hours: break it up with a stop on the way.`,
  takeAsGuest: 'You need no account. If you register later, you keep the trip.',
  takeProblems: {
    offline:
      'You cannot create the trip while offline. The route stays here. Try again when you are online.',
    'no-session':
      'The trip could not be created. The route stays here. Allow cookies for this site, or try again in a moment.',
    refused: 'This route cannot become a trip. It stays here. Use fewer places and try again.',
  },
  share: 'The address of this page contains the whole route: share it as a link.',
  tripTitle: (from, to) => (from === to ? `Round trip from ${from}` : `${from} – ${to}`),
};
