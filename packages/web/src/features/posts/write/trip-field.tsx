import { useEffect } from 'react';
import { useTripActions, useTrips } from '../../../store/trips/view/use-trips.ts';
import type { TripsState } from '../../../store/trips/view/trips-state.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { useWriteTexts } from './texts.ts';

interface TripFieldProps {
  readonly tripId: string | null;
  readonly onChange: (tripId: string | null) => void;
}

const listOf = ({ list }: TripsState) => list;

/** One of the own published trips; nothing where there is none. */
export function TripField({ tripId, onChange }: TripFieldProps) {
  const texts = useWriteTexts();
  const { load } = useTripActions();
  const published = useTrips(listOf).filter((trip) => trip.published || trip.id === tripId);
  useEffect(() => {
    void load();
  }, [load]);
  if (published.length === 0) return <p>{texts.noTrips}</p>;
  return (
    <SelectField
      label={texts.trip}
      value={tripId ?? ''}
      options={[
        { value: '', label: texts.noTrip },
        ...published.map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  );
}
