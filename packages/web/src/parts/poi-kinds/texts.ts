import type { Poi } from '@fahrtwind/contract';
import { defineTexts } from '../../ui/texts.tsx';

const de: Readonly<Record<Poi['kind'], string>> = {
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

const en: typeof de = {
  sight: 'Sight',
  viewpoint: 'Viewpoint',
  museum: 'Museum',
  nature: 'Nature',
  beach: 'Beach',
  restaurant: 'Restaurant',
  cafe: 'Café',
  supermarket: 'Supermarket',
  fuel: 'Petrol station',
  charging: 'Charging station',
  parking: 'Car park',
  water: 'Drinking water',
  toilets: 'Toilets',
  campsite: 'Campsite',
  motorhome: 'Motorhome site',
  hotel: 'Hotel',
  hostel: 'Hostel',
  'holiday-flat': 'Holiday flat',
};

/** The names of the kinds of points of interest. */
export const usePoiKindTexts = defineTexts(de, en);
