import { DayNavigation } from '../../../../parts/navigate/day-navigation.tsx';
import { formatWeekday } from '../../../../parts/trip-dates.ts';
import { GonePanel, PanelShell } from '../../../../parts/trip-fields/panel-shell.tsx';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useNavigationTexts } from './texts.ts';

interface NavigationPanelProps {
  readonly dayId: string;
  readonly onClose: () => void;
}

/** A whole day for a navigation app. */
export function NavigationPanel({ dayId, onClose }: NavigationPanelProps) {
  const texts = useNavigationTexts();
  const language = useLanguage();
  const trip = useTrips(({ current }) => current);
  const day = trip?.days.find(({ id }) => id === dayId);
  if (!trip || !day) return <GonePanel text={texts.gone} onClose={onClose} />;
  const number = trip.days.indexOf(day) + 1;
  const kicker = texts.where(number, formatWeekday(day.date, language));
  return (
    <PanelShell title={texts.title} kicker={kicker} onClose={onClose}>
      <DayNavigation trip={trip} dayId={dayId} />
    </PanelShell>
  );
}
