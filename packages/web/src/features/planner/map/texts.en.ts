import type { de } from './texts.de.ts';

export const en: typeof de = {
  viaName: 'Via stop',
  pois: 'Discover places',
  poisTitle: 'What should the map show?',
  poiGroups: {
    sights: 'Sights',
    nature: 'Nature & beaches',
    food: 'Food & shopping',
    energy: 'Fuel & charging',
    camping: 'Camping',
    sleep: 'Hotels',
    useful: 'Useful things',
  },
  alongRoute: 'Only along the route',
  poisFound: (count) =>
    count === 1 ? 'One place in this part of the map' : `${count} places in this part of the map`,
  poisNone: 'None of these are known here. Move the map.',
  poisNowhere: 'Nothing is known in this part of the map. Move it.',
  poisFar: 'Zoom in to see places.',
  poisFailed: 'The places could not be loaded just now.',
  fallback: 'The route service is not responding. Distances are estimated.',
};
