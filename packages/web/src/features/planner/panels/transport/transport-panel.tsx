import { type TransportField } from '@fahrtwind/domain';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useTripRowTexts } from '../../../../parts/trip-rows/texts.ts';
import { TransportForm } from './transport-form.tsx';
import { NewTransport } from './new-transport.tsx';
import { TransportDetails } from './transport-details.tsx';
import { useTransportTexts } from './texts.ts';

interface TransportPanelProps {
  readonly which: 'arrival' | 'departure' | 'during';
  readonly onClose: () => void;
}

const FIELDS: Readonly<Record<TransportPanelProps['which'], TransportField>> = {
  arrival: 'arrivalEntry',
  departure: 'departureEntry',
  during: 'duringTripEntry',
};

/** The outward journey, the return journey, or the vehicle on the trip. */
export function TransportPanel({ which, onClose }: TransportPanelProps) {
  const texts = useTransportTexts();
  const rowTexts = useTripRowTexts();
  const mayEdit = useMayEdit();
  const trip = useTrips((state) => state.current);
  if (!trip) return <GonePanel text={texts.gone} onClose={onClose} />;
  const field = FIELDS[which];
  const leg = trip[field];
  return (
    <PanelShell key={field} title={rowTexts.legs[field]} onClose={onClose}>
      {leg && mayEdit && <TransportForm field={field} leg={leg} onRemoved={onClose} />}
      {leg && !mayEdit && <TransportDetails field={field} leg={leg} />}
      {!leg && (mayEdit ? <NewTransport trip={trip} field={field} /> : <p>{texts.open}</p>)}
    </PanelShell>
  );
}
