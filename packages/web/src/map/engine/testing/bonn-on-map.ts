import type { MapStop } from '../../map-data.ts';

export const BONN: MapStop = {
  id: 'bonn',
  number: '1',
  dayIndex: 0,
  lat: 0,
  lng: 0,
  label: 'Bonn',
  isOptional: false,
  isSelected: false,
  isHighlighted: false,
};
