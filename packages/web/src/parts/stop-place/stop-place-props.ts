import type { Day, Hotel, Stop, StopTimes, Trip } from '@fahrtwind/domain';
import type { ReactNode } from 'react';

export interface StopPlaceProps {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly times: StopTimes | undefined;
  /** One German sentence about the place. */
  readonly about?: string | undefined;
  /** On a phone the way there is what one needs most. */
  readonly isOnTheRoad?: boolean;
  /** Beside the button that navigates there. */
  readonly action?: ReactNode;
  /** Writes the note in place; without it the note is only read. */
  readonly noteField?: ReactNode;
  /** Adds to what is planned here. */
  readonly addEntry?: ReactNode;
  /** Changes the number of nights. */
  readonly nightSteps?: ReactNode;
  /** Opens a lodging, or a night that has none yet. Without it they are only named. */
  readonly onOpenNight?: ((day: Day, hotel: Hotel | undefined) => void) | undefined;
  /** Whether a night without lodging can be given one. */
  readonly mayEdit?: boolean;
}
