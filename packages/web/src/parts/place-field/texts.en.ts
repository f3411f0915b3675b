import type { de } from './texts.de.ts';

export const en: typeof de = {
  placeholder: 'Place, sight or coordinates',
  placeholderWithAddress: 'Place, address or coordinates',
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
  },
  suggestions: 'Suggestions',
  searching: 'Searching …',
  found: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: (query) => `Nothing found for “${query}”. Check the spelling or enter coordinates.`,
  shortLink:
    'This is a short link. Only the map service knows where it leads, and we do not ask it. Open it and paste the long address from the address bar, or the coordinates.',
  failed:
    'The place search is not responding right now. Coordinates such as 47.5, 11.1 still work.',
  offline:
    'There is no place search while you are offline. Coordinates such as 47.5, 11.1 still work.',
  clear: 'Clear the field',
  attribution: (sources) => `Places: ${sources}`,
};
