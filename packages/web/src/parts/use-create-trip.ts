import { PATHS, type Refusal, type Result, type Trip } from '@fahrtwind/domain';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { useTripActions } from '../store/trips/view/use-trips.ts';
import { useGuestStart } from './use-guest-start.ts';

/** Why no trip was created: a rule refused, or there is no account to own it. */
export type CreateTripProblem = 'refused' | 'offline' | 'no-session';

type Made = Result<Trip, Refusal>;

type MakeTrip = (uid: string) => Made | Promise<Made>;

interface CreateTrip {
  readonly isBusy: boolean;
  readonly problem: CreateTripProblem | null;
  /** Creates the trip for the current user and opens it in the planner; a visitor becomes a guest first. */
  readonly createTrip: (make: MakeTrip) => void;
}

/** `onCreated` is called before the planner opens. */
export function useCreateTrip(onCreated?: () => void): CreateTrip {
  const startAsGuest = useGuestStart();
  const { create } = useTripActions();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<CreateTripProblem | null>(null);

  async function run(make: MakeTrip): Promise<CreateTripProblem | null> {
    const uid = await startAsGuest();
    // The browser rejected the cookie.
    if (uid === null) return 'no-session';
    const made = await make(uid);
    if (!made.ok) return 'refused';
    await create(made.value);
    onCreated?.();
    await navigate(PATHS.planner);
    return null;
  }

  function createTrip(make: MakeTrip): void {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    void run(make)
      .catch((cause: unknown): CreateTripProblem => {
        console.warn(cause);
        return cause instanceof ApiError && cause.status === 0 ? 'offline' : 'no-session';
      })
      .then(setProblem)
      .finally(() => {
        isRunning.current = false;
        setBusy(false);
      });
  }

  return { isBusy, problem, createTrip };
}
