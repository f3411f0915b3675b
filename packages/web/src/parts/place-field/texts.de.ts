import type { FoundPlace } from '@fahrtwind/contract';

const kinds: Readonly<Record<FoundPlace['kind'], string>> = {
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
};

export const de = {
  placeholder: 'Ort, Sehenswertes oder Koordinaten',
  placeholderWithAddress: 'Ort, Adresse oder Koordinaten',
  hint: 'Auch ein Link aus einer Karten-App geht.',
  kinds,
  suggestions: 'Vorschläge',
  searching: 'Wird gesucht …',
  found: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  none: (query: string) =>
    `Nichts gefunden für „${query}“. Prüfe die Schreibweise oder gib Koordinaten ein.`,
  shortLink:
    'Das ist ein Kurzlink. Wohin er führt, weiß nur der Kartendienst, und den fragen wir nicht. Öffne ihn und füge die lange Adresse aus der Adresszeile ein, oder die Koordinaten.',
  failed: 'Die Ortssuche antwortet gerade nicht. Koordinaten wie 47.5, 11.1 gehen trotzdem.',
  offline: 'Ohne Netz gibt es keine Ortssuche. Koordinaten wie 47.5, 11.1 gehen trotzdem.',
  clear: 'Eingabe löschen',
  attribution: (sources: string) => `Orte: ${sources}`,
};
