import { legsThatDoNotFit, shortLabel, ticketOf, type Stop, type Trip } from '@fahrtwind/domain';
import { formatDay } from '../../../../parts/trip-dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { useStopTexts } from './texts.ts';

interface WayMisfitProps {
  readonly trip: Trip;
  readonly stop: Stop;
  readonly onRebooked: () => void;
}

/** Says that a booked leg is no longer when or where it was booked; what is booked stays. */
export function WayMisfit({ trip, stop, onRebooked }: WayMisfitProps) {
  const texts = useStopTexts();
  const language = useLanguage();
  const misfit = legsThatDoNotFit(trip).find(({ stopId }) => stopId === stop.id);
  const ticket = ticketOf(stop);
  if (!misfit || !ticket) return null;
  const reasons = {
    date: texts.misfitDate(formatDay(ticket.bookedDate, language)),
    start: texts.misfitStart(shortLabel(ticket.bookedFrom)),
    end: texts.misfitEnd(shortLabel(ticket.bookedTo)),
  };
  return (
    <Notice kind="warning" title={texts.misfit}>
      <p>{reasons[misfit.reason]}</p>
      <Button variant="outlined" onClick={onRebooked}>
        {texts.rebooked}
      </Button>
    </Notice>
  );
}
