import {
  contentOf,
  updateEntry,
  type ActivityEntry,
  type Entry,
  type Location,
} from '@fahrtwind/domain';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { PriceField } from '../../../../parts/trip-fields/price-field.tsx';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { TimeField } from '../../../../parts/trip-fields/time-field.tsx';
import { TypedField, TypedText } from '../../../../parts/trip-fields/typed-field.tsx';
import { UrlField } from '../../../../parts/trip-fields/url-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useStopTexts } from './texts.ts';

interface EntryFormProps {
  readonly entry: Entry;
  readonly near: Location;
}

/** The fields of an entry, depending on its kind. */
export function EntryForm({ entry, near }: EntryFormProps) {
  const texts = useStopTexts();
  const fields = useFieldNames();
  const { write } = useRun();
  const put = (changed: Entry, kind?: RunKind) => write(updateEntry, { entry: changed }, kind);
  return (
    <>
      <TypedField
        label={texts.entryName}
        value={entry.name}
        maxLength={200}
        write={(name, kind) =>
          name.trim() === '' ? texts.entryNameMissing : put({ ...entry, name }, kind)
        }
      />
      {entry.entryType === 'restaurant' && (
        <TimeField
          label={fields.time}
          placeholder="19:30"
          value={entry.time ?? ''}
          write={(time, kind) => put({ ...entry, time }, kind)}
        />
      )}
      <TypedText
        label={entry.entryType === 'restaurant' ? texts.note : texts.content}
        value={contentOf(entry)}
        write={(content, kind) => put({ ...entry, content }, kind)}
      />
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
  readonly put: (changed: Entry, kind?: RunKind) => string | null;
}

function ActivityFields({ entry, put }: ActivityFieldsProps) {
  const texts = useEditTexts();
  return (
    <>
      <UrlField value={entry.url} write={(url, kind) => put({ ...entry, url }, kind)} />
      <PriceField
        value={entry.price ?? ''}
        write={(price, kind) => put({ ...entry, price }, kind)}
      />
      <SwitchField
        label={texts.booked}
        checked={entry.booked ?? false}
        onChange={(booked) => void put({ ...entry, booked })}
      />
    </>
  );
}
