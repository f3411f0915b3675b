import { hotelsThatDoNotFit, nightsOf, type Hotel, type Trip } from '@fahrtwind/domain';
import { placeLabels } from '../../../../parts/place-field/place-labels.ts';
import { formatTripDates } from '../../../../parts/trip-dates.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { Facts } from '../../../../parts/trip-fields/facts.tsx';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { hotelPrice } from '../../../../parts/trip-rows/hotel-price.ts';
import { useFieldNames } from '../../../../parts/field-names/texts.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { useHotelTexts } from './texts.ts';

interface HotelDetailsProps {
  readonly trip: Trip;
  readonly hotel: Hotel;
}

/** A hotel's details for readers. */
export function HotelDetails({ trip, hotel }: HotelDetailsProps) {
  const texts = useHotelTexts();
  const editTexts = useEditTexts();
  const rowTexts = useTripRowTexts();
  const fields = useFieldNames();
  const language = useLanguage();
  const { name, where } = placeLabels(hotel.location);
  const dates = formatTripDates(hotel.checkInDate, hotel.checkOutDate, language);
  return (
    <>
      {hotelsThatDoNotFit(trip).includes(hotel) && <Notice kind="warning">{texts.misfit}</Notice>}
      <Facts
        facts={[
          [texts.place, where === '' ? name : `${name}, ${where}`],
          [texts.stay, `${dates}, ${texts.nights(nightsOf(hotel))}`],
          [fields.type, rowTexts.hotelTypes[hotel.type]],
          [editTexts.booked, hotel.booked ? editTexts.yes : editTexts.no],
          [fields.checkInTime, hotel.checkInTime],
          [fields.checkOutTime, hotel.checkOutTime],
          [editTexts.price, hotelPrice(hotel, rowTexts)],
          [fields.bookingNumber, hotel.bookingNumber],
          [fields.phone, hotel.phone, 'phone'],
          [fields.note, hotel.note],
          [fields.stars, hotel.stars > 0 && texts.starCount(hotel.stars)],
          [editTexts.url, hotel.url, 'link'],
          [texts.picture, hotel.imageUrl, 'link'],
        ]}
      />
    </>
  );
}
