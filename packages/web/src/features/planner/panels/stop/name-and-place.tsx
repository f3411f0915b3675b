import {
  replaceStop,
  shortLabel,
  type Stop,
  correctPlace,
  findStop,
  refuse,
  type Refusal,
  type Result,
  type Trip,
} from '@fahrtwind/domain';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { SamePlaceOffer } from './same-place-offer.tsx';
import { useStopTexts } from './texts.ts';

interface RenameStop {
  readonly stopId: string;
  /** Without a comma, which would end the name. */
  readonly name: string;
}

/** Renames a stop; the country and everything after the first comma stay. */
function renameStop(trip: Trip, { stopId, name }: RenameStop): Result<Trip, Refusal> {
  const found = findStop(trip, stopId);
  if (!found) return refuse('stop-gone');
  const { lat, lng, label, longLabel, englishName } = found.stop.location;
  const labels = { label: named(label, name), longLabel: named(longLabel, name), englishName };
  return correctPlace(trip, { stopId, lat, lng, labels });
}

function named(label: string, name: string): string {
  const comma = label.indexOf(',');
  if (label === '') return '';
  return comma < 0 ? name : name + label.slice(comma);
}

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
