import { createContext, use } from 'react';
import type { NumberedStop } from '../trip-schedule/stop-numbers.ts';
import styles from './trip-rows.module.css';

/**
 * The numbers of all stops. A context, because an edit changes those of all later stops and nothing else about them.
 */
export const StopNumbers = createContext<ReadonlyMap<string, NumberedStop>>(new Map());

/** The stop's number as on the map; a dot for stops that do not count. */
export function StopNumber({ stopId }: { readonly stopId: string }) {
  const place = use(StopNumbers).get(stopId);
  return (
    <span className={styles.stopNumber} aria-hidden="true">
      {place?.number ?? '·'}
    </span>
  );
}
