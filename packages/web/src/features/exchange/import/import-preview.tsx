import { stopsOf } from '@fahrtwind/domain';
import type { LookUp } from './look-up-places.ts';
import styles from './import.module.css';
import type { ImportedGroup } from './read/imported-file.ts';
import { useImportTexts } from './texts.ts';

/** As many groups, and as many names of each, are listed. */
const MOST_GROUPS = 12;
const MOST_NAMES = 6;

/** What was understood of a file, and what was not. */
export function ImportPreview({ lookUp }: { readonly lookUp: LookUp }) {
  const texts = useImportTexts();
  const { file, found, rough, missing, named } = lookUp;
  const { groups, notes, trip } = file;
  const places = groups.flatMap((group) => group.places.filter(({ point }) => point !== null));
  const isAllTaken = notes.length === 0 && missing.length === 0;
  return (
    <>
      <section aria-label={texts.understood}>
        <h3>{texts.understood}</h3>
        <p>
          {texts.formats[file.format]}:{' '}
          {trip
            ? texts.tripSummary(trip.days.length, stopsOf(trip).length, trip.hotels.length)
            : texts.summary(places.length, groups.length)}
        </p>
        {groups.length > 0 && (
          <ol className={styles.groups}>
            {groups.slice(0, MOST_GROUPS).map((group, index) => (
              // Groups have no identity; their order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                <GroupLine group={group} number={index + 1} isOnly={groups.length === 1} />
              </li>
            ))}
            {groups.length > MOST_GROUPS && <li>{texts.more(groups.length - MOST_GROUPS)}</li>}
          </ol>
        )}
        {found.length > 0 && <p>{texts.foundByAddress(found.length)}</p>}
        {rough.length > 0 && <p>{texts.rough(rough.join(', '))}</p>}
        {named > 0 && <p>{texts.named(named)}</p>}
      </section>
      {!isAllTaken && (
        <section aria-label={texts.notTaken}>
          <h3>{texts.notTaken}</h3>
          <ul className={styles.notes}>
            {missing.length > 0 && <li>{texts.missing(missing.join(', '))}</li>}
            {notes.map(({ code, count }) => (
              <li key={code}>{texts.notes[code](count)}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface GroupLineProps {
  readonly group: ImportedGroup;
  readonly number: number;
  readonly isOnly: boolean;
}

function GroupLine({ group: { name, places }, number, isOnly }: GroupLineProps) {
  const texts = useImportTexts();
  const names = places.map((place, index) => place.name || texts.point(index + 1));
  const rest = names.length - MOST_NAMES;
  return (
    <>
      {!isOnly && <strong>{name || texts.group(number)}: </strong>}
      {names.slice(0, MOST_NAMES).join(', ')}
      {rest > 0 && ` ${texts.more(rest)}`}
    </>
  );
}
