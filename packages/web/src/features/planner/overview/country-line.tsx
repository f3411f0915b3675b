import type { CountryVisit } from '@fahrtwind/domain';
import styles from './overview.module.css';
import { useOverviewTexts } from './texts.ts';

/** The countries along a line, in the order in which they are reached. */
export function CountryLine({ countries }: { readonly countries: readonly CountryVisit[] }) {
  const texts = useOverviewTexts();
  if (countries.length === 0) return <p className={styles.muted}>{texts.overview.noCountries}</p>;
  return (
    <ol className={styles.countries}>
      {countries.map(({ country, stops, nights }) => (
        <li key={country}>
          <span className={styles.country}>{country}</span>
          <span className={styles.muted}>
            {stops === 0 ? texts.overview.passing : texts.stops(stops)}
            {nights > 0 && ` · ${texts.nights(nights)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
