import { DEFAULT_DRIVING_LIMIT_MINUTES } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';

/** Gone after signing out, like everything that begins with `private-`. */
const NAME = 'private-driving-limit';

/** What somebody can choose, in hours. */
export const DRIVING_HOURS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const;

const listeners = new Set<() => void>();

/** How many minutes somebody wants to drive on one day, as they chose it on this device. */
export function readDrivingLimit(): number {
  const hours = Number(globalThis.localStorage?.getItem(NAME) ?? Number.NaN);
  return DRIVING_HOURS.some((one) => one === hours) ? hours * 60 : DEFAULT_DRIVING_LIMIT_MINUTES;
}

export function keepDrivingLimit(hours: number): void {
  globalThis.localStorage?.setItem(NAME, String(hours));
  for (const listener of listeners) listener();
}

/** The limit, which changes everywhere at once. */
export function useDrivingLimit(): number {
  return useSyncExternalStore(subscribe, readDrivingLimit, () => DEFAULT_DRIVING_LIMIT_MINUTES);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
