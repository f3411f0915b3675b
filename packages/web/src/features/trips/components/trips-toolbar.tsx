import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useTripsTexts } from '../texts.ts';
import { TRIP_SORTS, type TripSort } from '../trip-sort.ts';
import styles from './trips.module.css';

interface TripsToolbarProps {
  readonly query: string;
  readonly sort: TripSort;
  readonly onQuery: (query: string) => void;
  readonly onSort: (sort: TripSort) => void;
}

/** Searches and sorts the trips. */
export function TripsToolbar({ query, sort, onQuery, onSort }: TripsToolbarProps) {
  const texts = useTripsTexts();
  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <TextField
          label={texts.search}
          type="search"
          placeholder={texts.searchPlaceholder}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </search>
      <div className={styles.sort}>
        <SelectField
          label={texts.sort}
          value={sort}
          options={TRIP_SORTS.map((value) => ({ value, label: texts.sorts[value] }))}
          onChange={onSort}
        />
      </div>
      <ButtonLink to={PATHS.createTrip} variant="accent" className={styles.create}>
        <Icon name="plus" />
        {texts.create}
      </ButtonLink>
    </div>
  );
}
