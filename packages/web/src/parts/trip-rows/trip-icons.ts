import type {
  AccommodationType,
  BudgetKind,
  EntryType,
  HotelType,
  TransportType,
} from '@fahrtwind/domain';
import type { IconName } from '../../ui/icon.tsx';

/** The icons that a stop can have. The empty name is the usual one. */
export const STOP_ICONS = {
  '': 'pin',
  star: 'star',
  heart: 'heart',
  home: 'home',
  bed: 'bed',
  tent: 'tent',
  food: 'food',
  shopping: 'bag',
  sun: 'sun',
  car: 'car',
  train: 'train',
  plane: 'plane',
} as const satisfies Readonly<Record<string, IconName>>;

export type StopIconName = keyof typeof STOP_ICONS;

/** The name of a stop's icon, or the usual one for an unknown name. */
export function stopIconName(icon: string): StopIconName {
  return isStopIcon(icon) ? icon : '';
}

function isStopIcon(icon: string): icon is StopIconName {
  return Object.hasOwn(STOP_ICONS, icon);
}

export const ENTRY_ICONS: Readonly<Record<EntryType, IconName>> = {
  activity: 'star',
  note: 'note',
  restaurant: 'food',
};

export const TRANSPORT_ICONS: Readonly<Record<TransportType, IconName>> = {
  car: 'car',
  plane: 'plane',
  train: 'train',
};

export const ACCOMMODATION_ICONS: Readonly<Record<AccommodationType, IconName>> = {
  hotel: 'bed',
  hostel: 'person',
  ferienwohnung: 'home',
  camping: 'tent',
};

export const HOTEL_ICONS: Readonly<Record<HotelType, IconName>> = {
  Hotel: 'bed',
  Hostel: 'bed',
  Ferienwohnung: 'bed',
  Camping: 'tent',
};

export const BUDGET_ICONS: Readonly<Record<BudgetKind, IconName>> = {
  hotel: 'bed',
  leg: 'car',
  activity: 'star',
};
