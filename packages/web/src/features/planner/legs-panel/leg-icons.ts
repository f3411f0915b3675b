import type { TransportType } from '@fahrtwind/domain';
import type { IconName } from '../../../ui/icon.tsx';

export const LEG_ICONS: Readonly<Record<TransportType, IconName>> = {
  car: 'car',
  plane: 'plane',
  train: 'train',
};
