import type { de } from './texts.de.ts';

export const en: typeof de = {
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
