import { restingPlace, shortLabel, type Trip } from '@fahrtwind/domain';
import { useTripRowTexts } from './texts.ts';

/** What is said of a day without stops, everywhere in the same words: „weiter in Bonn“, or „frei“ before the first stop. */
export function useEmptyDayText(): (
  trip: Pick<Trip, 'days' | 'hotels'>,
  dayIndex: number,
) => string {
  const texts = useTripRowTexts();
  return (trip, dayIndex) => {
    const place = restingPlace(trip, dayIndex);
    return place ? texts.restingAt(shortLabel(place)) : texts.emptyDay;
  };
}
