import type { TransportField, TransportLeg } from '@fahrtwind/domain';
import { placeLabels } from '../../../../parts/place-field/place-labels.ts';
import { Facts } from '../../../../parts/trip-fields/facts.tsx';
import { writeDateTime } from '../../../../parts/trip-fields/read-time.ts';
import { useEditTexts } from '../../../../parts/trip-fields/texts.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { useTransportTexts } from './texts.ts';

interface TransportDetailsProps {
  readonly field: TransportField;
  readonly leg: TransportLeg;
}

/** A journey's details for readers. */
export function TransportDetails({ field, leg }: TransportDetailsProps) {
  const texts = useTransportTexts();
  const editTexts = useEditTexts();
  const rowTexts = useTripRowTexts();
  const ends = texts.ends[field === 'duringTripEntry' ? 'rental' : leg.type];
  return (
    <Facts
      facts={[
        [texts.type, rowTexts.transportTypes[leg.type]],
        [ends.from, placeLabels(leg.from).name],
        [ends.to, placeLabels(leg.to).name],
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
