import type { Day, Hotel, Stop, StopTimes, Trip } from '@fahrtwind/domain';
import type { ReactNode } from 'react';

export interface StopPlaceProps {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
  /** Beside the button that navigates there. */
  readonly action?: ReactNode;
  /** Opens a lodging, or a night that has none yet. Without it they are only named. */
  readonly onOpenNight?: ((day: Day, hotel: Hotel | undefined) => void) | undefined;
  /** Whether a night without lodging can be given one. */
  readonly mayEdit?: boolean;
}
