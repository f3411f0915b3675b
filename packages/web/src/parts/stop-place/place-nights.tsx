import { addDays, findHotel, phoneLink, type Day, type Hotel } from '@fahrtwind/domain';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { Navigate } from '../navigate/navigate.tsx';
import { formatTripDates } from '../trip-dates.ts';
import { hotelPrice } from '../trip-rows/hotel-price.ts';
import { useTripRowTexts } from '../trip-rows/texts.ts';
import { HOTEL_ICONS } from '../trip-rows/trip-icons.ts';
import { nightsHere } from './nights-here.ts';
import { PlacePart } from './place-part.tsx';
import type { StopPlaceProps } from './stop-place-props.ts';
import styles from './stop-place.module.css';
import { usePlaceTexts } from './texts.ts';

interface PlaceNightsProps extends Pick<StopPlaceProps, 'trip' | 'onOpenNight' | 'mayEdit'> {
  readonly stopId: string;
  /** Changes their number. */
  readonly steps?: ReactNode;
}

/** Where the nights at a stop are spent; nights in a row at one house are one line. */
export function PlaceNights({ trip, stopId, steps, ...rest }: PlaceNightsProps) {
  const texts = usePlaceTexts();
  const groups = groupNights(nightsHere(trip, stopId));
  if (groups.length === 0) return null;
  return (
    <PlacePart title={texts.nights}>
      {steps}
      <ul className={styles.list}>
        {groups.map((nights) => (
          <li key={nights[0].id} className={styles.item}>
            <Nights trip={trip} nights={nights} {...rest} />
          </li>
        ))}
      </ul>
    </PlacePart>
  );
}

type NightGroup = readonly [Day, ...Day[]];

function groupNights(nights: readonly Day[]): readonly NightGroup[] {
  const groups: [Day, ...Day[]][] = [];
  for (const night of nights) {
    const group = groups.at(-1);
    if (group && group[0].hotelId === night.hotelId) group.push(night);
    else groups.push([night]);
  }
  return groups;
}

interface NightsProps extends Omit<PlaceNightsProps, 'stopId' | 'steps'> {
  readonly nights: NightGroup;
}

function Nights({ trip, nights, onOpenNight, mayEdit }: NightsProps) {
  const texts = usePlaceTexts();
  const rowTexts = useTripRowTexts();
  const language = useLanguage();
  const [first] = nights;
  const hotel = first.hotelId === null ? undefined : findHotel(trip, first.hotelId);
  const end = addDays(first.date, nights.length);
  const dates = `${formatTripDates(first.date, end, language)}, ${rowTexts.nights(nights.length)}`;
  return (
    <>
      <Icon name={hotel ? HOTEL_ICONS[hotel.type] : 'bed'} />
      <div className={styles.words}>
        <p className={styles.name}>{hotel ? hotel.name || texts.noName : texts.noHotel}</p>
        <p className={styles.muted}>{dates}</p>
        {hotel && <Lodging hotel={hotel} />}
        {onOpenNight && (hotel || mayEdit) && (
          <Button
            variant="quiet"
            className={styles.quiet}
            aria-label={
              hotel ? texts.openHotel(hotel.name || texts.noName) : texts.addHotelFor(dates)
            }
            onClick={() => onOpenNight(first, hotel)}
          >
            <Icon name={hotel ? 'forward' : 'plus'} />
            {hotel ? texts.details : texts.addHotel}
          </Button>
        )}
      </div>
    </>
  );
}

function Lodging({ hotel }: { readonly hotel: Hotel }) {
  const texts = usePlaceTexts();
  const rowTexts = useTripRowTexts();
  const { checkInTime, checkOutTime, bookingNumber, phone = '', note } = hotel;
  const call = phoneLink(phone);
  const lines = [
    [
      rowTexts.hotelTypes[hotel.type],
      hotel.booked ? texts.booked : '',
      hotelPrice(hotel, rowTexts),
    ],
    [
      checkInTime ? texts.checkIn(checkInTime) : '',
      checkOutTime ? texts.checkOut(checkOutTime) : '',
    ],
    [bookingNumber ? texts.bookingNumber(bookingNumber) : ''],
    [call ? '' : phone.trim()],
  ].map((facts) => facts.filter((fact) => fact !== '').join(' · '));
  return (
    <>
      {lines.map(
        (line, index) =>
          line && (
            <p key={index} className={styles.muted}>
              {line}
            </p>
          ),
      )}
      {call && (
        <p>
          <a className={styles.link} href={call}>
            {phone.trim()}
          </a>
        </p>
      )}
      {note && <p className={styles.note}>{note}</p>}
      <Navigate place={hotel.location} name={hotel.name || texts.noName} variant="quiet" />
    </>
  );
}
