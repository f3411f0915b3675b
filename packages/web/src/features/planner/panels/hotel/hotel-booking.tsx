import { PRICE_UNITS, phoneLink, priceUnitOf, type Hotel } from '@fahrtwind/domain';
import type { RunKind } from '../../../../store/trips/view/trip-actions.ts';
import { SwitchField } from '../../../../ui/switch-field.tsx';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { ChoiceRow } from '../../../../parts/trip-fields/choice-row.tsx';
import styles from '../../../../parts/trip-fields/edit.module.css';
import { PriceField } from '../../../../parts/trip-fields/price-field.tsx';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { TimeField } from '../../../../parts/trip-fields/time-field.tsx';
import { TypedField, TypedText } from '../../../../parts/trip-fields/typed-field.tsx';
import { useHotelTexts } from './texts.ts';

/** Writes some fields; returns why that is not possible, else null. */
export type ChangeHotel = (fields: Partial<Omit<Hotel, 'id'>>, kind?: RunKind) => string | null;

interface HotelFieldsProps {
  readonly hotel: Hotel;
  readonly change: ChangeHotel;
}

/** When one may arrive and has to leave. */
export function HotelTimes({ hotel, change }: HotelFieldsProps) {
  const fields = useFieldNames();
  return (
    <div className={styles.pair}>
      <TimeField
        label={fields.checkInTime}
        placeholder="15:00"
        value={hotel.checkInTime ?? ''}
        write={(checkInTime, kind) => change({ checkInTime }, kind)}
      />
      <TimeField
        label={fields.checkOutTime}
        placeholder="10:00"
        value={hotel.checkOutTime ?? ''}
        write={(checkOutTime, kind) => change({ checkOutTime }, kind)}
      />
    </div>
  );
}

/** Price, booking, and how to reach the house. */
export function HotelBooking({ hotel, change }: HotelFieldsProps) {
  const texts = useHotelTexts();
  const editTexts = useEditTexts();
  const fields = useFieldNames();
  const { priceUnits } = useTripRowTexts();
  const phone = hotel.phone ?? '';
  const call = phoneLink(phone);
  return (
    <>
      <PriceField value={hotel.price} write={(price, kind) => change({ price }, kind)} />
      <ChoiceRow
        label={fields.priceUnit}
        value={priceUnitOf(hotel)}
        options={PRICE_UNITS.map((value) => ({ value, label: priceUnits[value] }))}
        onChange={(priceUnit) => void change({ priceUnit })}
      />
      <SwitchField
        label={editTexts.booked}
        hint={editTexts.bookedHint}
        checked={hotel.booked}
        onChange={(booked) => void change({ booked })}
      />
      <div className={styles.pair}>
        <TypedField
          label={fields.bookingNumber}
          value={hotel.bookingNumber ?? ''}
          maxLength={100}
          write={(bookingNumber, kind) => change({ bookingNumber }, kind)}
        />
        <TypedField
          label={fields.phone}
          type="tel"
          value={phone}
          maxLength={40}
          write={(text, kind) => change({ phone: text }, kind)}
        />
      </div>
      {call && (
        <a className={styles.call} href={call}>
          {texts.call(phone.trim())}
        </a>
      )}
      <TypedText
        label={fields.note}
        value={hotel.note ?? ''}
        write={(note, kind) => change({ note }, kind)}
      />
    </>
  );
}
