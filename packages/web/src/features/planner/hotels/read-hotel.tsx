import { hotelsThatDoNotFit, nightsOf, type Hotel, type Trip } from '@fahrtwind/domain';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { formatTripDates } from '../../../parts/trip-dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { Facts } from '../edit/facts.tsx';
import { useEditTexts } from '../edit/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import { useHotelTexts } from './texts.ts';

interface ReadHotelProps {
  readonly trip: Trip;
  readonly hotel: Hotel;
}

/** Everything that is known about a lodging, for those who only read. */
export function ReadHotel({ trip, hotel }: ReadHotelProps) {
  const texts = useHotelTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const language = useLanguage();
  const { name, where } = placeWords(hotel.location);
  const dates = formatTripDates(hotel.checkInDate, hotel.checkOutDate, language);
  return (
    <>
      {hotelsThatDoNotFit(trip).includes(hotel) && <Notice kind="warning">{texts.misfit}</Notice>}
      <Facts
        facts={[
          [texts.place, where === '' ? name : `${name}, ${where}`],
          [texts.stay, `${dates}, ${texts.nights(nightsOf(hotel))}`],
          [texts.type, plan.hotelTypes[hotel.type]],
          [editTexts.booked, hotel.booked ? editTexts.yes : editTexts.no],
          [editTexts.price, hotel.price],
          [texts.stars, hotel.stars > 0 && texts.starCount(hotel.stars)],
          [editTexts.url, hotel.url, 'link'],
          [texts.picture, hotel.imageUrl, 'link'],
        ]}
      />
    </>
  );
}
