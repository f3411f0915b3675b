import { createContext, use } from 'react';
import type { NumberedStop } from '../plan/stop-numbers.ts';
import styles from './day-list.module.css';

/** The numbers of all stops. By a context, because an edit changes those of all later stops, and nothing else of them. */
export const StopNumbers = createContext<ReadonlyMap<string, NumberedStop>>(new Map());

/** The number that the stop has on the map; a dot for those that do not count. */
export function StopNumber({ stopId }: { readonly stopId: string }) {
  const place = use(StopNumbers).get(stopId);
  return (
    <span className={styles.stopNumber} aria-hidden="true">
      {place?.number ?? '·'}
    </span>
  );
}
