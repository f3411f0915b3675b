import {
  HOTEL_TYPES,
  nightsOf,
  removeHotel,
  updateHotel,
  type Hotel,
  type Trip,
} from '@fahrtwind/domain';
import type { RunOptions } from '../../../store/trips/trip-actions.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { ChoiceRow } from '../edit/choice-row.tsx';
import styles from '../edit/edit.module.css';
import { PlaceChoice } from '../edit/place-choice.tsx';
import { PriceField } from '../edit/price-field.tsx';
import { useEditTexts } from '../edit/texts.ts';
import { TypedField } from '../edit/typed-field.tsx';
import { UrlField } from '../edit/url-field.tsx';
import { useEdit } from '../edit/use-edit.ts';
import { useUndoable } from '../edit/use-undoable.ts';
import { usePlannerTexts } from '../texts.ts';
import { HotelDates } from './hotel-dates.tsx';
import { HotelMisfit } from './hotel-misfit.tsx';
import { useHotelTexts } from './texts.ts';

const STARS = ['0', '1', '2', '3', '4', '5'] as const;

interface HotelFormProps {
  readonly trip: Trip;
  readonly hotel: Hotel;
  readonly onRemoved: () => void;
}

/** A lodging of the trip with all that can be said about it. */
export function HotelForm({ trip, hotel, onRemoved }: HotelFormProps) {
  const texts = useHotelTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const edit = useEdit();
  const undoable = useUndoable();
  const hotelId = hotel.id;
  const change = (fields: Partial<Omit<Hotel, 'id'>>, options?: RunOptions) =>
    edit(updateHotel, { hotelId, change: fields }, options);

  function takeAway() {
    if (undoable(removeHotel, { hotelId }, texts.removed(hotel.name))) onRemoved();
  }

  return (
    <>
      <HotelMisfit trip={trip} hotel={hotel} />
      <TypedField
        label={texts.name}
        value={hotel.name}
        maxLength={200}
        write={(name, options) =>
          name.trim() === '' ? texts.nameMissing : change({ name }, options)
        }
      />
      <PlaceChoice
        label={texts.place}
        place={hotel.location}
        near={hotel.location}
        onChoose={(location) => change({ location })}
      />
      <p className={styles.muted}>{texts.nights(nightsOf(hotel))}</p>
      <HotelDates
        key={`${hotel.checkInDate} ${hotel.checkOutDate}`}
        hotel={hotel}
        onApply={change}
      />
      <ChoiceRow
        label={texts.type}
        value={hotel.type}
        options={HOTEL_TYPES.map((value) => ({ value, label: plan.hotelTypes[value] }))}
        onChange={(type) => void change({ type })}
      />
      <SwitchField
        label={editTexts.booked}
        hint={editTexts.bookedHint}
        checked={hotel.booked}
        onChange={(booked) => void change({ booked })}
      />
      <div className={styles.pair}>
        <PriceField value={hotel.price} write={(price, options) => change({ price }, options)} />
        <SelectField
          label={texts.stars}
          value={STARS[hotel.stars] ?? '0'}
          options={STARS.map((value) => ({ value, label: texts.starCount(Number(value)) }))}
          onChange={(stars) => void change({ stars: Number(stars) })}
        />
      </div>
      <UrlField value={hotel.url} write={(url, options) => change({ url }, options)} />
      <UrlField
        label={texts.picture}
        value={hotel.imageUrl}
        write={(imageUrl, options) => change({ imageUrl }, options)}
      />
      <Button variant="quiet" className={styles.danger} onClick={takeAway}>
        <Icon name="trash" />
        {texts.remove}
      </Button>
    </>
  );
}
