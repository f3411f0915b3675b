import { useCreateTrip } from '../../../parts/use-create-trip.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useRoutePlanTexts } from './texts.ts';
import type { TripRoute } from '../../../parts/make-route-trip.ts';

interface CreateTripButtonProps {
  readonly route: TripRoute;
}

/** Its code is loaded when a trip is wanted. */
async function makeTrip(route: TripRoute, uid: string) {
  const { makeRouteTrip } = await import('../../../parts/make-route-trip.ts');
  return makeRouteTrip(route, uid);
}

/** Creates a trip from a route and opens the planner. */
export function CreateTripButton({ route }: CreateTripButtonProps) {
  const texts = useRoutePlanTexts();
  const { isBusy, problem, createTrip } = useCreateTrip();

  return (
    <>
      <Button
        variant="accent"
        busy={isBusy}
        onClick={() => createTrip((uid) => makeTrip(route, uid))}
      >
        {texts.take}
      </Button>
      {problem && <Notice kind="negative">{texts.takeProblems[problem]}</Notice>}
    </>
  );
}
