import type { FoundPlace } from '@fahrtwind/contract';
import { defineTexts } from '../../ui/texts.tsx';

const kinds: Readonly<Record<FoundPlace['kind'] | 'own', string>> = {
  city: 'Stadt',
  town: 'Stadt',
  village: 'Ort',
  region: 'Region',
  lake: 'See',
  island: 'Insel',
  park: 'Nationalpark',
  country: 'Land',
  airport: 'Flughafen',
  station: 'Bahnhof',
  address: 'Adresse',
  poi: 'Ziel',
  point: 'Punkt',
  own: 'Selbst eintragen',
};

const de = {
  placeholder: 'Ort, Link, Koordinaten',
  placeholderWithAddress: 'Ort oder Adresse',
  hint: 'Auch ein Link aus einer Karten-App geht.',
  kinds,
  suggestions: 'Vorschläge',
  unknown: (words: string) => `„${words}“ kennen wir nicht. Vielleicht hier:`,
  searching: 'Wird gesucht …',
  found: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  none: (query: string) =>
    `Nichts gefunden für „${query}“. Prüfe die Schreibweise oder gib Koordinaten ein.`,
  shortLink:
    'Das ist ein Kurzlink. Wohin er führt, weiß nur der Kartendienst, und den fragen wir nicht. Öffne ihn und füge die lange Adresse aus der Adresszeile ein, oder die Koordinaten.',
  failed: 'Die Ortssuche antwortet gerade nicht. Koordinaten wie 47.5, 11.1 gehen trotzdem.',
  offline:
    'Ohne Netz geht die Ortssuche nur, wenn du vorher eine Reise offline verfügbar gemacht hast. Koordinaten wie 47.5, 11.1 gehen immer.',
  clear: 'Eingabe löschen',
  attribution: (sources: string) => `Orte: ${sources}`,
};

const en: typeof de = {
  placeholder: 'Place, link, coordinates',
  placeholderWithAddress: 'Place or address',
  hint: 'A link from a map app works too.',
  kinds: {
    city: 'City',
    town: 'Town',
    village: 'Village',
    region: 'Region',
    lake: 'Lake',
    island: 'Island',
    park: 'National park',
    country: 'Country',
    airport: 'Airport',
    station: 'Station',
    address: 'Address',
    poi: 'Destination',
    point: 'Point',
    own: 'Enter it yourself',
  },
  suggestions: 'Suggestions',
  unknown: (words) => `We do not know “${words}”. Perhaps here:`,
  searching: 'Searching …',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: (query) => `Nothing found for “${query}”. Check the spelling or enter coordinates.`,
  shortLink:
    'This is a short link. Only the map service knows where it leads, and we do not ask it. Open it and paste the long address from the address bar, or the coordinates.',
  failed:
    'The place search is not responding right now. Coordinates such as 47.5, 11.1 still work.',
  offline:
    'Offline, places are found only if you made a trip available offline before. Coordinates such as 47.5, 11.1 always work.',
  clear: 'Clear the field',
  attribution: (sources) => `Places: ${sources}`,
};

export const usePlaceTexts = defineTexts(de, en);
