import type { CalendarDate } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';
import { today } from '../../../parts/today.ts';

/** Today where the user is; null on the server, whose day may be another. */
export function useToday(): CalendarDate | null {
  return useSyncExternalStore(
    never,
    () => today(),
    () => null,
  );
}

function never(): () => void {
  return () => undefined;
}
