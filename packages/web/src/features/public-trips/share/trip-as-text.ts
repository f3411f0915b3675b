import type { Language } from '@fahrtwind/contract';
import { shortLabel, type Trip } from '@fahrtwind/domain';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { formatTripDates, formatWeekday } from '../../../parts/trip-dates.ts';
import type { de } from './texts.de.ts';

interface TextWishes {
  readonly texts: typeof de.asText;
  readonly language: Language;
  readonly url: string;
  /** Without dates and lodgings, as the link. */
  readonly withoutDetails: boolean;
}

/** Days and stops for a messenger. Prices, notes and links of bookings are never part of it. */
export function tripAsText(trip: Trip, wishes: TextWishes): string {
  const { texts, language, url, withoutDetails } = wishes;
  const km = kmOf(trip.totalDistance);
  const dates = formatTripDates(
    trip.days.at(0)?.date ?? '',
    trip.days.at(-1)?.date ?? '',
    language,
  );
  const facts = [
    withoutDetails ? '' : dates,
    texts.days(trip.days.length),
    km > 0 ? estimateMark(trip.totalsAreMeasured !== true) + formatKm(km, language) : '',
  ];
  const days = trip.days.map((day, index) => {
    const hotel = trip.hotels.find(({ id }) => id === day.hotelId);
    const title = [
      texts.day(index + 1),
      ...(withoutDetails ? [] : [formatWeekday(day.date, language)]),
    ];
    return [
      title.join(' · '),
      ...day.cityList.map(({ location }) => `• ${shortLabel(location)}`),
      ...(hotel && !withoutDetails ? [texts.night(hotel.name)] : []),
    ].join('\n');
  });
  const head = [trip.title, facts.filter((fact) => fact !== '').join(' · ')].join('\n');
  return [head, ...days, url].join('\n\n');
}
