import { replaceStop, shortLabel, type Stop } from '@fahrtwind/domain';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { renameStop } from './rename-stop.ts';
import { SamePlaceOffer } from './same-place-offer.tsx';
import { useStopTexts } from './texts.ts';

/** The stop's name and place. */
export function NameAndPlace({ stop }: { readonly stop: Stop }) {
  const texts = useStopTexts();
  const { write } = useRun();
  const { id: stopId, location } = stop;
  return (
    <>
      <TypedField
        label={texts.name}
        value={shortLabel(location)}
        maxLength={200}
        write={(text, kind) => {
          const name = text.trim();
          if (name === '') return texts.nameMissing;
          if (name.includes(',')) return texts.nameComma;
          return write(renameStop, { stopId, name }, kind);
        }}
      />
      <SamePlaceOffer key={stopId} stop={stop} />
      <PlaceChoice
        label={texts.place}
        place={location}
        near={location}
        onChoose={(place) => write(replaceStop, { stopId, location: place })}
      />
    </>
  );
}
