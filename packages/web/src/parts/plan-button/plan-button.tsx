import { PATHS } from '@fahrtwind/domain';
import { useEffect } from 'react';
import { useSession } from '../../store/session/use-session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCreateTrip } from '../use-create-trip.ts';
import { usePlanTexts } from './texts.ts';

interface PlanButtonProps {
  /** What it says to people who have a session, whose planner has trips already. */
  readonly label?: string;
  readonly className?: string | undefined;
  /** For the link of people who have a session. */
  readonly onFollow?: () => void;
}

/** Opens the planner: for a visitor with an empty trip, as a guest, otherwise with the trip that was open last. */
export function PlanButton({ label, className, onFollow }: PlanButtonProps) {
  const texts = usePlanTexts();
  const isVisitor = useSession().state === 'visitor';
  const { isBusy, problem, createTrip } = useCreateTrip();

  useEffect(() => {
    if (problem !== null) showToast({ kind: 'negative', text: texts.failed });
  }, [problem, texts]);

  function start(): void {
    // Before the session: a guest without a trip would be given the example meanwhile.
    const loading = import('./make-empty-trip.ts');
    createTrip(async (uid) => (await loading).makeEmptyTrip(uid));
  }

  // While it is busy, the session changes before the planner opens: the button stays what it was.
  if (!isVisitor && !isBusy)
    return (
      <ButtonLink to={PATHS.planner} variant="accent" className={className} onClick={onFollow}>
        {label ?? texts.plan}
      </ButtonLink>
    );
  return (
    <Button variant="accent" className={className} busy={isBusy} onClick={start}>
      {texts.plan}
    </Button>
  );
}
