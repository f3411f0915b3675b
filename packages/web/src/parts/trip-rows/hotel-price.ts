import { priceUnitOf, type Hotel } from '@fahrtwind/domain';
import type { useTripRowTexts } from './texts.ts';

/** A hotel's price with what it is for: `89,90 € pro Nacht`; empty when unknown. */
export function hotelPrice(
  hotel: Pick<Hotel, 'price' | 'priceUnit'>,
  texts: Pick<ReturnType<typeof useTripRowTexts>, 'priceUnits'>,
): string {
  const price = hotel.price.trim();
  return price === '' ? '' : `${price} ${texts.priceUnits[priceUnitOf(hotel)]}`;
}
