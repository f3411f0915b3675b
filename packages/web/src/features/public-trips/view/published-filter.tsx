import { PATHS, SEASONS } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import type { SubmitEvent } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NamedSelect } from '../../../ui/named-select.tsx';
import {
  isFiltered,
  LENGTH_FILTERS,
  readPublishedQuery,
  writePublishedQuery,
  type PublishedQuery,
} from './published-query.ts';
import styles from './published.module.css';
import { usePublicTexts } from './texts.ts';

interface PublishedFilterProps {
  readonly query: PublishedQuery;
  readonly countries: readonly string[];
}

/** A form that asks for the page again with its fields in the address, which works without scripts too. */
export function PublishedFilter({ query, countries }: PublishedFilterProps) {
  const texts = usePublicTexts();
  const navigate = useNavigate();

  function apply(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (typeof value === 'string') fields.set(name, value);
    const wanted = writePublishedQuery(readPublishedQuery(fields));
    void navigate({ search: new URLSearchParams(wanted).toString() });
  }

  // A typed address may have a length that is not offered.
  const otherLengths = [query.days].filter(
    (days) => days !== '' && !LENGTH_FILTERS.some((one) => one === days),
  );
  return (
    <search aria-label={texts.list.filter}>
      <form className={styles.filter} action={PATHS.publicTrip} onSubmit={apply}>
        <NamedSelect
          label={texts.list.country}
          name="country"
          initial={query.country}
          options={[
            { value: '', label: texts.list.anyCountry },
            ...withChosen(countries, query.country).map((value) => ({ value, label: value })),
          ]}
        />
        <NamedSelect
          label={texts.list.length}
          name="days"
          initial={query.days}
          options={[
            { value: '', label: texts.list.anyLength },
            ...LENGTH_FILTERS.map((value) => ({ value, label: texts.list.lengths[value] })),
            ...otherLengths.map((value) => ({ value, label: texts.list.otherLength(value) })),
          ]}
        />
        <NamedSelect
          label={texts.list.season}
          name="season"
          initial={query.season}
          options={[
            { value: '', label: texts.list.anySeason },
            ...SEASONS.map((value) => ({ value, label: texts.trip.seasons[value] })),
          ]}
        />
        <div className={styles.buttons}>
          <Button type="submit">{texts.list.apply}</Button>
          {isFiltered(query) && (
            <ButtonLink to={PATHS.publicTrip} variant="quiet">
              {texts.list.clear}
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}

/** What is offered, and what was chosen by an address although it is not offered. */
function withChosen(offered: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || offered.includes(chosen) ? offered : [...offered, chosen];
}
