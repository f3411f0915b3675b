import type { de } from './texts.de.ts';

export const en: typeof de = {
  trip: {
    title: 'Map of the trip',
    fit: 'Show the whole trip',
    noGraphics:
      'This browser cannot draw the map because WebGL is missing or switched off. Your trip is listed here.',
    failed: 'The map cannot be loaded right now. Your trip is untouched and listed here.',
  },
  places: {
    title: 'Map of the places',
    fit: 'Show all places',
    noGraphics:
      'This browser cannot draw the map because WebGL is missing or switched off. The places are listed here.',
    failed: 'The map cannot be loaded right now. The places are listed here.',
  },
  titleEmpty: 'Map',
  help: 'Arrow keys move the map, plus and minus change the scale.',
  loading: 'Loading the map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  locate: 'Show my location',
  showList: 'Show as a list',
  hideList: 'Close the list',
  listTitle: 'What the map shows',
  listEmpty: 'There is no stop on the map yet.',
  day: (number: number) => `Day ${number}`,
  optional: 'optional',
  lodging: 'place to stay',
  estimated: 'estimated',
  sources: 'Maps & data',
  sourcesIntro:
    'All maps, places and roads that come with Fahrtwind, with their origin and licence.',
  sourcesUse: 'Used for',
  sourcesLicence: 'Licence',
  sourcesDate: 'As of',
  sourcesFrom: 'Origin',
  sourcesFailed: 'The sources cannot be loaded right now. Try again when you are online.',
  attribution: 'Map data',
  fallback: 'The configured map cannot be reached right now. You are looking at our own.',
  onlyMainRoads: 'Main roads only here.',
  loadRegion: 'Load a region …',
  retry: 'Try again',
  here: 'Your location',
  locateDenied: 'Your location is not shared. You can allow it in the settings of the browser.',
  locateFailed: 'Your location cannot be found right now. Try again outdoors.',
};
