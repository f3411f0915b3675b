import { contentOf, type Entry, type Poi } from '@fahrtwind/domain';
import { readWebUrl } from '../../../format/read-web-url.ts';
import { ENTRY_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PlaceLine } from './place-line.tsx';
import { useDayTexts } from './texts.ts';
import styles from './day.module.css';

/** An activity, a restaurant or a note of a stop. */
export function StopEntry({ entry }: { readonly entry: Entry }) {
  const rows = useTripRowTexts();
  const texts = useDayTexts();
  const url = entry.entryType === 'activity' ? readWebUrl(entry.url) : null;
  return (
    <li className={styles.entry}>
      <Icon name={ENTRY_ICONS[entry.entryType]} />
      <div className={styles.entryBody}>
        <p className={styles.entryName}>
          <VisuallyHidden>{rows.entryTypes[entry.entryType]}: </VisuallyHidden>
          {entry.entryType === 'restaurant' && entry.time && `${entry.time} · `}
          {entry.name || rows.entryTypes[entry.entryType]}
          {entry.entryType === 'activity' && entry.booked && (
            <span className={styles.badge}>{rows.booked}</span>
          )}
        </p>
        {contentOf(entry) !== '' && <p className={styles.text}>{contentOf(entry)}</p>}
        <PlaceLine location={entry.location} name={entry.name} variant="quiet" />
        {url && <ExternalLink href={url}>{texts.link}</ExternalLink>}
      </div>
    </li>
  );
}

/** A point of interest that is kept with a stop. */
export function StopPoi({ poi }: { readonly poi: Poi }) {
  return (
    <li className={styles.entry}>
      <Icon name="pin" />
      <div className={styles.entryBody}>
        <p className={styles.entryName}>{poi.name}</p>
        <PlaceLine location={poi.location} name={poi.name} variant="quiet" />
      </div>
    </li>
  );
}
