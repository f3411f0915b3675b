import { defineTexts } from '../../ui/texts.tsx';

const de = {
  trip: {
    title: 'Karte der Reise',
    fit: 'Ganze Reise zeigen',
    noGraphics:
      'Dieser Browser kann die Karte nicht zeichnen, weil WebGL fehlt oder abgeschaltet ist. Deine Reise steht hier als Liste.',
    failed:
      'Die Karte ist gerade nicht zu laden. Deine Reise ist unberührt und steht hier als Liste.',
  },
  places: {
    title: 'Karte der Orte',
    fit: 'Alle Orte zeigen',
    noGraphics:
      'Dieser Browser kann die Karte nicht zeichnen, weil WebGL fehlt oder abgeschaltet ist. Die Orte stehen hier als Liste.',
    failed: 'Die Karte ist gerade nicht zu laden. Die Orte stehen hier als Liste.',
  },
  titleEmpty: 'Karte',
  help: 'Pfeiltasten verschieben die Karte, Plus und Minus ändern den Maßstab.',
  loading: 'Karte wird geladen',
  zoomIn: 'Näher heran',
  zoomOut: 'Weiter weg',
  locate: 'Meinen Standort zeigen',
  showList: 'Als Liste zeigen',
  hideList: 'Liste schließen',
  listTitle: 'Was die Karte zeigt',
  listEmpty: 'Auf der Karte ist noch kein Stopp.',
  day: (number: number) => `Tag ${number}`,
  optional: 'optional',
  lodging: 'Unterkunft',
  estimated: 'geschätzt',
  sources: 'Karten & Daten',
  sourcesIntro: 'Alle Karten, Orte und Straßen, die mit Fahrtwind kommen, mit Herkunft und Lizenz.',
  sourcesUse: 'Wofür',
  sourcesLicence: 'Lizenz',
  sourcesDate: 'Stand',
  sourcesFrom: 'Herkunft',
  sourcesFailed: 'Die Quellen lassen sich gerade nicht laden. Versuche es mit Netz noch einmal.',
  attribution: 'Kartendaten',
  fallback: 'Die eingestellte Karte ist gerade nicht erreichbar. Du siehst unsere eigene.',
  onlyMainRoads: 'Hier nur Fernstraßen.',
  inOpenStreetMap: 'In OpenStreetMap ansehen',
  loadRegion: 'Region laden …',
  retry: 'Noch einmal versuchen',
  here: 'Dein Standort',
  locateDenied:
    'Dein Standort ist nicht freigegeben. Du kannst ihn in den Einstellungen des Browsers erlauben.',
  locateFailed: 'Dein Standort ließ sich nicht bestimmen. Versuche es im Freien noch einmal.',
};

const en: typeof de = {
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
  inOpenStreetMap: 'View in OpenStreetMap',
  loadRegion: 'Load a region …',
  retry: 'Try again',
  here: 'Your location',
  locateDenied: 'Your location is not shared. You can allow it in the settings of the browser.',
  locateFailed: 'Your location cannot be found right now. Try again outdoors.',
};

export const useMapTexts = defineTexts(de, en);

/** What a map is about. */
export type MapSubject = 'trip' | 'places';
