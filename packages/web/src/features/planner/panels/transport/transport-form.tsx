import {
  removeTransportLeg,
  setTransportLeg,
  TRANSPORT_TYPES,
  type TransportField,
  type TransportLeg,
} from '@fahrtwind/domain';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { ChoiceRow } from '../../../../parts/trip-fields/choice-row.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { PriceField } from '../../../../parts/trip-fields/price-field.tsx';
import { readDateTime, writeDateTime } from '../../../../parts/trip-fields/read-time.ts';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { UrlField } from '../../../../parts/trip-fields/url-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { TRANSPORT_ICONS } from '../../../../parts/trip-rows/trip-icons.ts';
import { useTransportTexts } from './texts.ts';

interface TransportFormProps {
  readonly field: TransportField;
  readonly leg: TransportLeg;
  readonly onRemoved: () => void;
}

/** All fields of a journey by car, plane or train. */
export function TransportForm({ field, leg, onRemoved }: TransportFormProps) {
  const texts = useTransportTexts();
  const editTexts = useEditTexts();
  const rowTexts = useTripRowTexts();
  const { run, write, offerUndo } = useRun();
  const ends = texts.ends[field === 'duringTripEntry' ? 'rental' : leg.type];
  const change = (fields: Partial<TransportLeg>, kind?: RunKind) =>
    write(setTransportLeg, { field, leg: { ...leg, ...fields } }, kind);

  function takeAway() {
    if (!run(removeTransportLeg, { field }, 'forced')) return;
    offerUndo(texts.removed(rowTexts.legs[field]));
    onRemoved();
  }

  return (
    <>
      <ChoiceRow
        label={texts.type}
        value={leg.type}
        options={TRANSPORT_TYPES.map((value) => ({
          value,
          icon: TRANSPORT_ICONS[value],
          label: rowTexts.transportTypes[value],
        }))}
        onChange={(type) => void change({ type })}
      />
      <PlaceChoice label={ends.from} place={leg.from} onChoose={(from) => change({ from })} />
      <PlaceChoice label={ends.to} place={leg.to} onChoose={(to) => change({ to })} />
      <TransportTimes leg={leg} change={change} />
      <TypedField
        label={texts.provider}
        hint={texts.providerHint[leg.type]}
        value={leg.provider}
        maxLength={200}
        write={(provider, kind) => change({ provider }, kind)}
      />
      <PriceField value={leg.price} write={(price, kind) => change({ price }, kind)} />
      <SwitchField
        label={editTexts.booked}
        checked={leg.booked}
        onChange={(booked) => void change({ booked })}
      />
      <UrlField value={leg.url} write={(url, kind) => change({ url }, kind)} />
      <Button variant="quiet" className={styles.danger} onClick={takeAway}>
        <Icon name="trash" />
        {texts.remove}
      </Button>
    </>
  );
}

interface TransportTimesProps {
  readonly leg: TransportLeg;
  readonly change: (fields: Partial<TransportLeg>, kind?: RunKind) => string | null;
}

/** Local times: on a flight to the west the arrival may be before the departure, so their order is not checked. */
function TransportTimes({ leg, change }: TransportTimesProps) {
  const texts = useTransportTexts();
  return (
    <div className={styles.pair}>
      {(['departureDateTime', 'arrivalDateTime'] as const).map((name) => (
        <TypedField
          key={name}
          label={texts.times[name]}
          placeholder={texts.timePlaceholder}
          maxLength={25}
          value={writeDateTime(leg[name])}
          isWrittenOnLeave
          write={(text, kind) => {
            const time = text.trim() === '' ? '' : readDateTime(text);
            return time === null ? texts.timeInvalid : change({ [name]: time }, kind);
          }}
        />
      ))}
    </div>
  );
}
