import { emergencyAlong, type Trip } from '@fahrtwind/domain';
import { useSyncExternalStore } from 'react';
import { legCache } from '../../../store/routes/leg-cache.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import type { Omitted } from './print-parts.tsx';
import { usePrintTexts } from '../texts.ts';
import styles from './print.module.css';

interface PrintEmergencyProps {
  readonly trip: Trip;
  readonly omit: Omitted;
}

/** Whom to call in the countries of the route. */
export function PrintEmergency({ trip, omit }: PrintEmergencyProps) {
  const texts = usePrintTexts();
  const language = useLanguage();
  useSyncExternalStore(legCache.subscribe, legCache.version, legCache.version);
  const { known, unknown } = emergencyAlong(trip, (leg) => legCache.find(leg)?.countries, language);
  if (omit.has('emergency') || known.length + unknown.length === 0) return null;
  return (
    <section className={styles.costs}>
      <h2>{texts.parts.emergency}</h2>
      {known.length > 0 && (
        <table>
          <thead>
            <tr>
              {texts.emergencyColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {known.map(({ country, numbers: { all, police, ambulance, fire } }) => (
              <tr key={country}>
                <th scope="row">{country}</th>
                <td>{all || '–'}</td>
                <td>{police || '–'}</td>
                <td>{ambulance || '–'}</td>
                <td>{fire || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {unknown.length > 0 && <p>{texts.emergencyUnknown(unknown.join(', '))}</p>}
      <p className={styles.muted}>{texts.emergencyHint}</p>
    </section>
  );
}
