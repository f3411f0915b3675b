import type { IconName } from '../../../ui/icon.tsx';

/** What a stop can be drawn with; the empty name is the usual one. */
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

/** The name of a stop's icon, the usual one for a name that is not among them. */
export function stopIconName(icon: string): StopIconName {
  return isStopIcon(icon) ? icon : '';
}

function isStopIcon(icon: string): icon is StopIconName {
  return Object.hasOwn(STOP_ICONS, icon);
}
