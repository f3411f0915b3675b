import { contentOf, type Stop } from '@fahrtwind/domain';
import { memo } from 'react';
import { ENTRY_ICONS } from '../../../parts/trip-rows/trip-icons.ts';
import { useTripRowTexts } from '../../../parts/trip-rows/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './stop-body.module.css';
import { useListTexts } from './texts.ts';

type StopDetailsProps = Pick<Stop, 'entries'> & {
  readonly note: string;
  readonly commentCount: number;
};

/** What is planned at a stop and its note, in one line; opened, the stop says all of it. */
export const StopDetails = memo(function StopDetails({
  entries,
  note,
  commentCount,
}: StopDetailsProps) {
  const texts = useTripRowTexts();
  const listTexts = useListTexts();
  if (entries.length === 0 && note === '' && commentCount === 0) return null;
  return (
    <p className={styles.details} data-details="">
      {entries.map((entry) => (
        <span key={entry.id}>
          <Icon name={ENTRY_ICONS[entry.entryType]} />
          <VisuallyHidden>{texts.entryTypes[entry.entryType]}: </VisuallyHidden>
          <b>{entry.name}</b>
          {entry.entryType === 'restaurant' && entry.time && ` ${texts.oClock(entry.time)}`}
          {contentOf(entry) && ` ${contentOf(entry)}`}
        </span>
      ))}
      {note !== '' && <span>{note}</span>}
      {commentCount > 0 && (
        <span>
          <Icon name="chat" />
          {listTexts.comments(commentCount)}
        </span>
      )}
    </p>
  );
});
