import { updateEntry, type ActivityEntry, type Entry, type Location } from '@fahrtwind/domain';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { PlaceChoice } from '../edit/place-choice.tsx';
import { PriceField } from '../edit/price-field.tsx';
import { useEditTexts } from '../edit/texts.ts';
import { TypedField, TypedText } from '../edit/typed-field.tsx';
import { UrlField } from '../edit/url-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { useStopTexts } from './texts.ts';

interface EntryFormProps {
  readonly entry: Entry;
  readonly near: Location;
}

/** The fields of an entry, as its kind has them. */
export function EntryForm({ entry, near }: EntryFormProps) {
  const texts = useStopTexts();
  const edit = useEdit();
  const put = (changed: Entry, options?: RunOptions) =>
    edit(updateEntry, { entry: changed }, options);
  return (
    <>
      <TypedField
        label={texts.entryName}
        value={entry.name}
        maxLength={200}
        write={(name, options) =>
          name.trim() === '' ? texts.entryNameMissing : put({ ...entry, name }, options)
        }
      />
      {entry.entryType !== 'restaurant' && (
        <TypedText
          label={texts.content}
          value={entry.content}
          write={(content, options) => put({ ...entry, content }, options)}
        />
      )}
      {entry.entryType === 'activity' && <ActivityFields entry={entry} put={put} />}
      {entry.entryType !== 'note' && (
        <PlaceChoice
          label={texts.entryPlace}
          place={entry.location}
          near={near}
          onChoose={(location) => put({ ...entry, location })}
        />
      )}
    </>
  );
}

interface ActivityFieldsProps {
  readonly entry: ActivityEntry;
  readonly put: (changed: Entry, options?: RunOptions) => string | null;
}

function ActivityFields({ entry, put }: ActivityFieldsProps) {
  const texts = useEditTexts();
  return (
    <>
      <UrlField value={entry.url} write={(url, options) => put({ ...entry, url }, options)} />
      <PriceField
        value={entry.price ?? ''}
        write={(price, options) => put({ ...entry, price }, options)}
      />
      <SwitchField
        label={texts.booked}
        checked={entry.booked ?? false}
        onChange={(booked) => void put({ ...entry, booked })}
      />
    </>
  );
}
