import { defineTexts } from '../../../ui/texts.tsx';

const de = {
  viaMoved: 'Strecke geändert',
  pois: 'Orte entdecken',
  poisTitle: 'Was soll die Karte zeigen?',
  poiGroups: {
    sights: 'Sehenswertes',
    nature: 'Natur & Strand',
    food: 'Essen & Einkaufen',
    energy: 'Tanken & Laden',
    camping: 'Camping',
    sleep: 'Hotels',
    useful: 'Praktisches',
  },
  addPoi: (name: string) => `Als Stopp hinzufügen: ${name}`,
  alongPanel: 'Alles entlang der Strecke',
  alongRoute: 'Nur entlang der Route',
  poisFound: (count: number) =>
    count === 1 ? 'Ein Ort in diesem Ausschnitt' : `${count} Orte in diesem Ausschnitt`,
  poisNone: 'Hier ist nichts davon bekannt. Verschiebe die Karte.',
  poisNowhere: 'In diesem Ausschnitt ist nichts bekannt. Verschiebe die Karte.',
  poisFar: 'Zoome näher heran, dann erscheinen die Orte.',
  poisFailed: 'Die Orte ließen sich gerade nicht laden.',
  fallback: 'Der Routendienst antwortet nicht. Entfernungen sind geschätzt.',
};

const en: typeof de = {
  viaMoved: 'Route changed',
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
  addPoi: (name) => `Add as a stop: ${name}`,
  alongPanel: 'Everything along the road',
  alongRoute: 'Only along the route',
  poisFound: (count) =>
    count === 1 ? 'One place in this part of the map' : `${count} places in this part of the map`,
  poisNone: 'None of these are known here. Move the map.',
  poisNowhere: 'Nothing is known in this part of the map. Move it.',
  poisFar: 'Zoom in to see places.',
  poisFailed: 'The places could not be loaded just now.',
  fallback: 'The route service is not responding. Distances are estimated.',
};

export const useMapPanelTexts = defineTexts(de, en);
