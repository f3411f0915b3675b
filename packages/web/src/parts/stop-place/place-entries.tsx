import { contentOf, isValidLocation, type Entry } from '@fahrtwind/domain';
import { readWebUrl } from '../../format/read-web-url.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Navigate } from '../navigate/navigate.tsx';
import { placeLabels } from '../place-field/place-labels.ts';
import { useTripRowTexts } from '../trip-rows/texts.ts';
import { ENTRY_ICONS } from '../trip-rows/trip-icons.ts';
import styles from './stop-place.module.css';
import { usePlaceTexts } from './texts.ts';

/** What is planned at a stop, with all that one needs there. */
export function PlaceEntries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <Icon name={ENTRY_ICONS[entry.entryType]} />
          <PlaceEntry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function PlaceEntry({ entry }: { readonly entry: Entry }) {
  const texts = usePlaceTexts();
  const rowTexts = useTripRowTexts();
  const name = entry.name || texts.noName;
  const place = placeLabels(entry.location).name;
  const activity = entry.entryType === 'activity' ? entry : null;
  const url = activity && readWebUrl(activity.url);
  const facts = [
    entry.entryType === 'restaurant' && entry.time ? rowTexts.oClock(entry.time) : '',
    activity?.price ?? '',
    activity?.booked ? texts.booked : '',
    place === name ? '' : place,
  ].filter((fact) => fact !== '');
  const content = contentOf(entry);
  return (
    <div className={styles.words}>
      <p className={styles.name}>
        <VisuallyHidden>{rowTexts.entryTypes[entry.entryType]}: </VisuallyHidden>
        {name}
      </p>
      {facts.length > 0 && <p className={styles.muted}>{facts.join(' · ')}</p>}
      {content && <p className={styles.note}>{content}</p>}
      {url && (
        <p>
          <ExternalLink href={url} className={styles.link}>
            {texts.openLink}
          </ExternalLink>
        </p>
      )}
      {isValidLocation(entry.location) && (
        <Navigate place={entry.location} name={name} profile="walking" variant="quiet" />
      )}
    </div>
  );
}
