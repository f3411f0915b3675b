import { routeLegsOf, totalsOf, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { signInAnonymous } from '../../api/auth.ts';
import { uidOf } from '../../store/session/session-state.ts';
import { useSession, useSessionActions } from '../../store/session/use-session.ts';
import { useTripActions } from '../../store/trips/use-trips.ts';

/** Why there is no trip: a rule refuses, or there is nobody to whom it could belong. */
export type TakeProblem = 'refused' | 'offline' | 'no-session';

interface TakeTrip {
  readonly isBusy: boolean;
  readonly problem: TakeProblem | null;
  /** Makes the trip for whoever is here and opens it in the planner; a visitor becomes a guest first. */
  readonly take: (make: (uid: string) => Result<Trip, Refusal>) => void;
}

export function useTakeTrip(): TakeTrip {
  const session = useSession();
  const { reload } = useSessionActions();
  const { create } = useTripActions();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<TakeProblem | null>(null);

  async function findUid(): Promise<string | null> {
    const uid = uidOf(session);
    if (uid !== null) return uid;
    await signInAnonymous();
    return uidOf(await reload());
  }

  async function run(make: (uid: string) => Result<Trip, Refusal>): Promise<TakeProblem | null> {
    const uid = await findUid();
    // The browser did not keep the cookie.
    if (uid === null) return 'no-session';
    const made = make(uid);
    if (!made.ok) return 'refused';
    // Estimated until somebody asks the route planner, so that lists can say how far it is.
    await create({ ...made.value, ...totalsOf(routeLegsOf(made.value)) });
    await navigate('/planen');
    return null;
  }

  function take(make: (uid: string) => Result<Trip, Refusal>): void {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    void run(make)
      .catch((cause: unknown): TakeProblem => {
        console.warn(cause);
        return cause instanceof ApiError && cause.status === 0 ? 'offline' : 'no-session';
      })
      .then(setProblem)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  }

  return { isBusy, problem, take };
}
