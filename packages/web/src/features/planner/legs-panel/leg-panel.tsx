import { type TransportField } from '@fahrtwind/domain';
import { useTrips } from '../../../store/trips/use-trips.ts';
import { GonePanel, PanelShell } from '../edit/panel-shell.tsx';
import { useMayEdit } from '../plan/use-may-edit.ts';
import { usePlannerTexts } from '../texts.ts';
import { LegForm } from './leg-form.tsx';
import { NewLeg } from './new-leg.tsx';
import { ReadLeg } from './read-leg.tsx';
import { useLegTexts } from './texts.ts';

interface LegPanelProps {
  readonly which: 'arrival' | 'departure' | 'during';
  readonly onClose: () => void;
}

const FIELDS: Readonly<Record<LegPanelProps['which'], TransportField>> = {
  arrival: 'arrivalEntry',
  departure: 'departureEntry',
  during: 'duringTripEntry',
};

/** The way there, the way home, or the vehicle in between. */
export function LegPanel({ which, onClose }: LegPanelProps) {
  const texts = useLegTexts();
  const { plan } = usePlannerTexts();
  const mayEdit = useMayEdit();
  const trip = useTrips((state) => state.current);
  if (!trip) return <GonePanel text={texts.gone} onClose={onClose} />;
  const field = FIELDS[which];
  const leg = trip[field];
  return (
    <PanelShell key={field} title={plan.legs[field]} onClose={onClose}>
      {leg && mayEdit && <LegForm field={field} leg={leg} onRemoved={onClose} />}
      {leg && !mayEdit && <ReadLeg field={field} leg={leg} />}
      {!leg && (mayEdit ? <NewLeg trip={trip} field={field} /> : <p>{texts.open}</p>)}
    </PanelShell>
  );
}
