import {
  removeTransportLeg,
  setTransportLeg,
  TRANSPORT_TYPES,
  type TransportField,
  type TransportLeg,
} from '@fahrtwind/domain';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { ChoiceRow } from '../edit/choice-row.tsx';
import styles from '../edit/edit.module.css';
import { PlaceChoice } from '../edit/place-choice.tsx';
import { PriceField } from '../edit/price-field.tsx';
import { readDateTime, writeDateTime } from '../edit/read-time.ts';
import { useEditTexts } from '../edit/texts.ts';
import { TypedField } from '../edit/typed-field.tsx';
import { UrlField } from '../edit/url-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { useUndoable } from '../edit/use-undoable.ts';
import { usePlannerTexts } from '../texts.ts';
import { LEG_ICONS } from './leg-icons.ts';
import { useLegTexts } from './texts.ts';

interface LegFormProps {
  readonly field: TransportField;
  readonly leg: TransportLeg;
  readonly onRemoved: () => void;
}

/** All that can be said about a way by car, plane or train. */
export function LegForm({ field, leg, onRemoved }: LegFormProps) {
  const texts = useLegTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const edit = useEdit();
  const undoable = useUndoable();
  const ends = texts.ends[field === 'duringTripEntry' ? 'rental' : leg.type];
  const change = (fields: Partial<TransportLeg>, options?: RunOptions) =>
    edit(setTransportLeg, { field, leg: { ...leg, ...fields } }, options);

  function takeAway() {
    if (undoable(removeTransportLeg, { field }, texts.removed(plan.legs[field]))) onRemoved();
  }

  return (
    <>
      <ChoiceRow
        label={texts.type}
        value={leg.type}
        options={TRANSPORT_TYPES.map((value) => ({
          value,
          icon: LEG_ICONS[value],
          label: plan.transportTypes[value],
        }))}
        onChange={(type) => void change({ type })}
      />
      <PlaceChoice label={ends.from} place={leg.from} onChoose={(from) => change({ from })} />
      <PlaceChoice label={ends.to} place={leg.to} onChoose={(to) => change({ to })} />
      <LegTimes leg={leg} change={change} />
      <TypedField
        label={texts.provider}
        hint={texts.providerHint[leg.type]}
        value={leg.provider}
        maxLength={200}
        write={(provider, options) => change({ provider }, options)}
      />
      <PriceField value={leg.price} write={(price, options) => change({ price }, options)} />
      <SwitchField
        label={editTexts.booked}
        checked={leg.booked}
        onChange={(booked) => void change({ booked })}
      />
      <UrlField value={leg.url} write={(url, options) => change({ url }, options)} />
      <Button variant="quiet" className={styles.danger} onClick={takeAway}>
        <Icon name="trash" />
        {texts.remove}
      </Button>
    </>
  );
}

interface LegTimesProps {
  readonly leg: TransportLeg;
  readonly change: (fields: Partial<TransportLeg>, options?: RunOptions) => string | null;
}

/** Times at the places themselves; whoever flies west may land before they took off, so their order is no mistake. */
function LegTimes({ leg, change }: LegTimesProps) {
  const texts = useLegTexts();
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
          write={(text, options) => {
            const time = text.trim() === '' ? '' : readDateTime(text);
            return time === null ? texts.timeInvalid : change({ [name]: time }, options);
          }}
        />
      ))}
    </div>
  );
}
