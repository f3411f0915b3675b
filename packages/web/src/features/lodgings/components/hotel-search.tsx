import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  readLodgingAddress,
  writeLodgingAddress,
  type LodgingSearch,
} from '../../../parts/lodging/lodging-address.ts';
import styles from './hotel-search.module.css';
import { formOf, isComplete, problemsOf } from '../state/search-form.ts';
import { SearchFields } from './search-fields.tsx';
import { SearchResults } from './search-results.tsx';
import { useHotelSearchTexts } from '../texts.ts';
import { useToday } from '../state/use-today.ts';

const TITLE_ID = 'unterkunft-suchen';

/** Looks for lodgings. Only the address holds the search, so that it can be reloaded, shared and gone back to. */
export function HotelSearch() {
  const texts = useHotelSearchTexts().search;
  const { search: address } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => readLodgingAddress(address), [address]);
  const today = useToday();
  const written = writeLodgingAddress(search);
  const problems = today === null || written === '' ? null : problemsOf(formOf(search), today);

  function look(next: LodgingSearch): void {
    void navigate({ search: writeLodgingAddress(next) }, { preventScrollReset: true });
  }

  return (
    <section className={styles.search} aria-labelledby={TITLE_ID}>
      <h2 id={TITLE_ID}>{texts.title}</h2>
      {/* Another address is another form: going back shows what was looked for there. */}
      <SearchFields
        key={written}
        initial={search}
        isFromAddress={written !== ''}
        today={today}
        onSearch={look}
      />
      {problems && isComplete(problems) && <SearchResults search={search} />}
    </section>
  );
}
