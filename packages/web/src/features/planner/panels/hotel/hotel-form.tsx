import {
  HOTEL_TYPES,
  nightsOf,
  removeHotel,
  updateHotel,
  type Hotel,
  type Trip,
} from '@fahrtwind/domain';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ChoiceRow } from '../../../../parts/trip-fields/choice-row.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PlaceChoice } from '../../../../parts/trip-fields/place-choice.tsx';
import { TypedField } from '../../../../parts/trip-fields/typed-field.tsx';
import { UrlField } from '../../../../parts/trip-fields/url-field.tsx';
import { useRun } from '../../../../parts/trip-edit/use-run.ts';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { HotelBooking, HotelTimes, type ChangeHotel } from './hotel-booking.tsx';
import { HotelDates } from './hotel-dates.tsx';
import { HotelMisfit } from './hotel-misfit.tsx';
import { useHotelTexts } from './texts.ts';

const STARS = ['0', '1', '2', '3', '4', '5'] as const;

interface HotelFormProps {
  readonly trip: Trip;
  readonly hotel: Hotel;
  readonly onRemoved: () => void;
}

/** All fields of a hotel. */
export function HotelForm({ trip, hotel, onRemoved }: HotelFormProps) {
  const texts = useHotelTexts();
  const rowTexts = useTripRowTexts();
  const fields = useFieldNames();
  const { run, write, offerUndo } = useRun();
  const hotelId = hotel.id;
  const change: ChangeHotel = (changed, kind) =>
    write(updateHotel, { hotelId, change: changed }, kind);

  function takeAway() {
    if (!run(removeHotel, { hotelId }, 'forced')) return;
    offerUndo(texts.removed(hotel.name));
    onRemoved();
  }

  return (
    <>
      <HotelMisfit trip={trip} hotel={hotel} />
      <TypedField
        label={texts.name}
        value={hotel.name}
        maxLength={200}
        write={(name, kind) => (name.trim() === '' ? texts.nameMissing : change({ name }, kind))}
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
      <HotelTimes hotel={hotel} change={change} />
      <HotelBooking hotel={hotel} change={change} />
      <ChoiceRow
        label={fields.type}
        value={hotel.type}
        options={HOTEL_TYPES.map((value) => ({ value, label: rowTexts.hotelTypes[value] }))}
        onChange={(type) => void change({ type })}
      />
      <SelectField
        label={fields.stars}
        value={STARS[hotel.stars] ?? '0'}
        options={STARS.map((value) => ({ value, label: texts.starCount(Number(value)) }))}
        onChange={(stars) => void change({ stars: Number(stars) })}
      />
      <UrlField value={hotel.url} write={(url, kind) => change({ url }, kind)} />
      <UrlField
        label={texts.picture}
        value={hotel.imageUrl}
        write={(imageUrl, kind) => change({ imageUrl }, kind)}
      />
      <Button variant="quiet" className={styles.danger} onClick={takeAway}>
        <Icon name="trash" />
        {texts.remove}
      </Button>
    </>
  );
}
