import { addDays, tripOfRoute, type RoutedStop } from '@fahrtwind/domain';
import { makeId } from '../../../../parts/make-id.ts';
import { useTakeTrip } from '../../../../parts/take-trip/use-take-trip.ts';
import { today } from '../../../../parts/today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useRoutePlanTexts } from './texts.ts';

export interface RouteToTake {
  readonly title: string;
  readonly stops: readonly RoutedStop[];
  readonly dayCount: number;
}

interface TakeButtonProps {
  readonly route: RouteToTake;
  readonly variant: 'accent' | 'outlined';
  /** What it is called where several of it stand on one page. */
  readonly name?: string;
}

/** A week ahead, as for every new trip. */
const DAYS_AHEAD = 7;

/** Makes a trip of a route and leads to the planner. */
export function TakeButton({ route, variant, name }: TakeButtonProps) {
  const texts = useRoutePlanTexts();
  const { isBusy, problem, take } = useTakeTrip();

  function makeTrip(userId: string) {
    const now = new Date().toISOString();
    const start = addDays(today(), DAYS_AHEAD);
    return tripOfRoute({ ...route, id: makeId(), userId, now, start, makeId });
  }

  return (
    <>
      <Button variant={variant} busy={isBusy} aria-label={name} onClick={() => take(makeTrip)}>
        {texts.take}
      </Button>
      {problem && <Notice kind="negative">{texts.takeProblems[problem]}</Notice>}
    </>
  );
}
