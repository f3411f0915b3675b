import type { LegKind } from '@fahrtwind/domain';
import type { IconName, OwnIcon } from '../ui/icon.tsx';
import { RIDE_PATHS } from '../ui/ride-paths.ts';

export const LEG_ICONS: Readonly<Record<LegKind, IconName | OwnIcon>> = {
  car: 'car',
  camper: {
    path: 'M6 16.5H3.5V7A1.5 1.5 0 0 1 5 5.5h10l5.5 6v5h-2M14.5 16.5H10M10 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM18.5 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6.5 8.5h5V12h-5zM15 6v5.5h5',
  },
  motorcycle: {
    path: 'M8.5 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM21.5 16a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM5.5 16l4-5h5.5l-2.5 5h-7M5 10.5h4.5M14 7h2.5l2 9',
  },
  bicycle: {
    path: 'M9.5 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM21.5 16a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM6 16l3.2-6.5H15L11.5 16zM8.5 7h2.3l.7 9M14 6.5h2.3L18 16',
  },
  foot: {
    path: 'M14.5 4.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM12.5 8.5l-1.5 5 3 3 .5 4.5M11 13.5L9 21M12.5 8.5l-4 2-.5 3M12.5 8.5l2.5 3 3 1',
  },
  train: { path: RIDE_PATHS.train },
  bus: { path: RIDE_PATHS.bus },
  ferry: { path: RIDE_PATHS.ferry },
  flight: { path: RIDE_PATHS.flight },
  straight: {
    path: 'M7 19a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM21 5a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM7 17l1.5-1.5M11 13l2-2M15.5 8.5L17 7',
  },
};
