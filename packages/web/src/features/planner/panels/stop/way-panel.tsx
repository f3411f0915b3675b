import { findStop, isDriven, isOnRoads, routeLegsOf, shortLabel } from '@fahrtwind/domain';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { Button } from '../../../../ui/button.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import edit from '../../../../parts/trip-fields/edit.module.css';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../../parts/trip-edit/use-may-edit.ts';
import { useStopTexts } from './texts.ts';
import { WayThere } from './way-there.tsx';
import { WayVia } from './way-via.tsx';
import { WayWishesPart } from './way-wishes.tsx';

interface WayPanelProps {
  readonly stopId: string;
  readonly onClose: () => void;
}

/** The leg that leads to a stop. */
export function WayPanel({ stopId, onClose }: WayPanelProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const trip = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  const found = trip && findStop(trip, stopId);
  if (!trip || !found) return <GonePanel text={texts.gone} onClose={onClose} />;
  const leg = routeLegsOf(trip).find(({ cityId }) => cityId === stopId);
  const { stop, day } = found;
  return (
    <PanelShell
      title={texts.fromTo(leg ? shortLabel(leg.from) : '', shortLabel(stop.location))}
      kicker={texts.where(trip.days.indexOf(day) + 1, formatWeekday(day.date, language))}
      onClose={onClose}
    >
      {mayEdit && <WayThere trip={trip} stop={stop} />}
      {mayEdit && leg && isOnRoads(leg.routeProfile) && (
        <WayVia leg={leg}>
          {isDriven(leg.routeProfile) && <WayWishesPart trip={trip} stop={stop} leg={leg} />}
        </WayVia>
      )}
      <Button className={edit.done} onClick={onClose}>
        {texts.done}
      </Button>
    </PanelShell>
  );
}
