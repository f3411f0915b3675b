import { DEFAULT_DRIVING_LIMIT_MINUTES } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';
import { createEmitter } from '../../ui/observable.ts';

/** Signing out removes everything with the prefix `private-`. */
const NAME = 'private-driving-limit';

/** The selectable limits, in hours. */
export const DRIVING_HOURS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

const changed = createEmitter();

/** The driving limit per day in minutes, as chosen on this device. */
export function readDrivingLimit(): number {
  const hours = Number(globalThis.localStorage?.getItem(NAME) ?? Number.NaN);
  return DRIVING_HOURS.some((one) => one === hours) ? hours * 60 : DEFAULT_DRIVING_LIMIT_MINUTES;
}

export function keepDrivingLimit(hours: number): void {
  globalThis.localStorage?.setItem(NAME, String(hours));
  changed.emit();
}

/** The limit; a change is seen by all components at once. */
export function useDrivingLimit(): number {
  return useSyncExternalStore(
    changed.subscribe,
    readDrivingLimit,
    () => DEFAULT_DRIVING_LIMIT_MINUTES,
  );
}
