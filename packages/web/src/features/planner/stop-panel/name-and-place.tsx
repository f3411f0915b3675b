import { replaceStop, shortLabel, type Stop } from '@fahrtwind/domain';
import { PlaceChoice } from '../edit/place-choice.tsx';
import { TypedField } from '../edit/typed-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { withTotals } from '../plan/with-totals.ts';
import { renameStop } from './rename-stop.ts';
import { useStopTexts } from './texts.ts';

/** What the stop is called, and where it is. */
export function NameAndPlace({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const edit = useEdit();
  const { id: stopId, location } = stop;
  return (
    <>
      <TypedField
        label={texts.name}
        value={shortLabel(location)}
        maxLength={200}
        write={(text, options) => {
          const name = text.trim();
          if (name === '') return texts.nameMissing;
          if (name.includes(',')) return texts.nameComma;
          return edit(renameStop, { stopId, name }, options);
        }}
      />
      <PlaceChoice
        label={texts.place}
        place={location}
        near={location}
        onChoose={(place) => edit(withTotals(replaceStop), { stopId, location: place })}
      />
    </>
  );
}
