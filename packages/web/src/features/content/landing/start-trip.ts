import {
  routeLegsOf,
  serialiseLocation,
  shortLabel,
  totalsOf,
  type Language,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { routeAnswer, stopId } from '../routes/plan/route-answer.ts';
import { EMPTY_PLAN } from '../routes/plan/route-plan.ts';
import { makeRouteTrip } from '../routes/plan/make-route-trip.ts';
import { tripRouteOf } from '../routes/plan/trip-route.ts';

/** Why no trip was started. */
export type StartProblem = 'unknown-from' | 'unknown-to' | 'no-route' | 'offline' | 'failed';

interface StartTrip {
  /** As they were typed. */
  readonly from: string;
  readonly to: string;
  readonly language: Language;
  readonly titleOf: (from: string, to: string) => string;
  readonly startAsGuest: () => Promise<string | null>;
  readonly create: (trip: Trip) => Promise<unknown>;
}

/** Makes a trip of two typed places. Nothing is created before both are found and have a route. */
export async function startTrip(wanted: StartTrip): Promise<StartProblem | null> {
  try {
    return await tryToStart(wanted);
  } catch (cause) {
    console.warn(cause);
    return cause instanceof ApiError && cause.status === 0 ? 'offline' : 'failed';
  }
}

async function tryToStart(wanted: StartTrip): Promise<StartProblem | null> {
  const { language, titleOf, startAsGuest, create } = wanted;
  const [from, to] = await Promise.all([
    findPlace(wanted.from, language),
    findPlace(wanted.to, language),
  ]);
  if (!from) return 'unknown-from';
  if (!to) return 'unknown-to';
  const plan = { ...EMPTY_PLAN, from, to };
  const stops = [from, to].map(({ lat, lng }, index) => ({
    cityId: stopId(index),
    lat,
    lng,
    routeProfile: plan.profile,
    toll: plan.toll,
  }));
  const answer = routeAnswer(plan, await call('planRoutes', { body: { stops } }));
  if (!answer.hasRoad) return 'no-route';
  const uid = await startAsGuest();
  if (uid === null) return 'failed';
  const made = makeRouteTrip(tripRouteOf(answer, titleOf(shortLabel(from), shortLabel(to))), uid);
  if (!made.ok) return 'failed';
  await create({ ...made.value, ...totalsOf(routeLegsOf(made.value)) });
  return null;
}

async function findPlace(text: string, language: Language): Promise<Location | null> {
  const { places } = await call('searchPlaces', { query: { q: text, lang: language, limit: 1 } });
  return places[0] ? serialiseLocation(places[0]) : null;
}
