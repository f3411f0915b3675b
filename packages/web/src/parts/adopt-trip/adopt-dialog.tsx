import {
  addDays,
  duplicateTrip,
  nextStartIn,
  readCalendarDate,
  viewedTrip,
  type PublicTrip,
} from '@fahrtwind/domain';
import { useId, useState, type SubmitEvent } from 'react';
import { call } from '../../api/client.ts';
import { formatLongDate } from '../../format/date.ts';
import { makeId } from '../make-id.ts';
import { today } from '../today.ts';
import { useCreateTrip } from '../use-create-trip.ts';
import { useSession } from '../../store/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { useAdoptTexts } from './texts.ts';

interface AdoptDialogProps {
  readonly trip: PublicTrip;
  readonly onClose: () => void;
}

/** Makes an own trip of a public one, with another start date; a visitor becomes a guest first. */
export function AdoptDialog({ trip, onClose }: AdoptDialogProps) {
  const texts = useAdoptTexts();
  const language = useLanguage();
  const { state } = useSession();
  const { isBusy, problem, createTrip } = useCreateTrip(() => {
    // Guests have no name that could be told.
    if (state === 'registered') void tellCopied(trip.id);
  });
  const [typed, setTyped] = useState<string>(() => firstStart(trip));
  const [isAsked, setAsked] = useState(false);
  const formId = useId();
  const start = readCalendarDate(typed);

  function adopt(event: SubmitEvent) {
    event.preventDefault();
    setAsked(true);
    if (!start) return;
    createTrip((userId) =>
      duplicateTrip(viewedTrip(trip), {
        id: makeId(),
        userId,
        now: new Date().toISOString(),
        start,
        makeId,
      }),
    );
  }

  return (
    <Dialog
      open
      title={texts.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isBusy}>
            {texts.ok}
          </Button>
        </>
      }
    >
      <p>{texts.text}</p>
      {state === 'visitor' && <p>{texts.guestText}</p>}
      <form id={formId} noValidate onSubmit={adopt}>
        <TextField
          label={texts.start}
          type="date"
          min="1900-01-01"
          max="2199-12-31"
          value={typed}
          hint={start ? texts.ends(lastDay(start)) : undefined}
          error={isAsked && !start ? texts.startMissing : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
      {problem && <Notice kind="negative">{texts.problems[problem]}</Notice>}
    </Dialog>
  );

  function lastDay(first: NonNullable<typeof start>): string {
    return formatLongDate(addDays(first, trip.dayCount - 1), language);
  }
}

/** The owner likes to hear of it; for who takes over it makes no difference whether that works. */
async function tellCopied(id: string): Promise<void> {
  try {
    await call('tellTripCopied', { params: { id } });
  } catch (cause) {
    console.info('The owner was not told', cause);
  }
}

/** The trip's own start if it is still to come, else today; in the next good month where it says no date. */
function firstStart({ startDate, bestMonths, months }: PublicTrip): string {
  const now = today();
  if (startDate === null) return nextStartIn(bestMonths ?? months, now);
  return startDate > now ? startDate : now;
}
