import type { Poi } from '@fahrtwind/contract';

export const de: Readonly<Record<Poi['kind'], string>> = {
  sight: 'Sehenswürdigkeit',
  viewpoint: 'Aussichtspunkt',
  museum: 'Museum',
  nature: 'Natur',
  beach: 'Strand',
  restaurant: 'Restaurant',
  cafe: 'Café',
  supermarket: 'Supermarkt',
  fuel: 'Tankstelle',
  charging: 'Ladesäule',
  parking: 'Parkplatz',
  water: 'Trinkwasser',
  toilets: 'Toilette',
  campsite: 'Campingplatz',
  motorhome: 'Stellplatz',
  hotel: 'Hotel',
  hostel: 'Hostel',
  'holiday-flat': 'Ferienwohnung',
};
