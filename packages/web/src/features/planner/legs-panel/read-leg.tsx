import type { TransportField, TransportLeg } from '@fahrtwind/domain';
import { placeWords } from '../../../parts/place-field/place-words.ts';
import { Facts } from '../edit/facts.tsx';
import { writeDateTime } from '../edit/read-time.ts';
import { useEditTexts } from '../edit/texts.ts';
import { usePlannerTexts } from '../texts.ts';
import { useLegTexts } from './texts.ts';

interface ReadLegProps {
  readonly field: TransportField;
  readonly leg: TransportLeg;
}

/** Everything that is known about the way there or home, for those who only read. */
export function ReadLeg({ field, leg }: ReadLegProps) {
  const texts = useLegTexts();
  const editTexts = useEditTexts();
  const { plan } = usePlannerTexts();
  const ends = texts.ends[field === 'duringTripEntry' ? 'rental' : leg.type];
  return (
    <Facts
      facts={[
        [texts.type, plan.transportTypes[leg.type]],
        [ends.from, placeWords(leg.from).name],
        [ends.to, placeWords(leg.to).name],
        [texts.times.departureDateTime, writeDateTime(leg.departureDateTime)],
        [texts.times.arrivalDateTime, writeDateTime(leg.arrivalDateTime)],
        [texts.provider, leg.provider],
        [editTexts.price, leg.price],
        [editTexts.booked, leg.booked ? editTexts.yes : editTexts.no],
        [editTexts.url, leg.url, 'link'],
      ]}
    />
  );
}
