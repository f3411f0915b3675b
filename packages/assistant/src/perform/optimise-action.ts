import { isOnRoute, type LegMatrix, previewThorough, stopsOf, type Trip } from '@fahrtwind/domain';
import type { ChangeAction } from '../action.ts';
import type { AssistantPorts } from '../ports.ts';
import { refused, step, type Step, type Turn } from '../plan/turn.ts';

/** As many rounds of the search as a server can spend on a message; small trips are solved exactly. */
const MAX_ROUNDS = 400;
const LEAST_SECONDS = 600;
const LEAST_METERS = 10_000;

export async function optimiseAction(
  turn: Turn,
  { keepLast = true, by = 'time' }: Extract<ChangeAction, { readonly kind: 'optimise' }>,
): Promise<Step> {
  if (stopsOf(turn.trip).filter(isOnRoute).length < 4) return refused(turn.texts.tooFewStops);
  const matrix = await legMatrixOf(turn.trip, turn.ports);
  let rounds = 0;
  const mayGoOn = () => (rounds += 1) < MAX_ROUNDS;
  const found = previewThorough(turn.trip, { matrix, by, keepLast, seed: 1, mayGoOn });
  if (found.trip === turn.trip) return step([], turn.texts.alreadyBest);
  const saved = {
    meters: Math.max(0, found.before.meters - found.after.meters),
    seconds: Math.max(0, found.before.seconds - found.after.seconds),
  };
  // A few minutes are not worth another order of all days.
  const isLittle = saved.seconds < LEAST_SECONDS && saved.meters < LEAST_METERS;
  if (isLittle) return step([], turn.texts.alreadyBest);
  return step(
    [{ op: 'orderStops', stopIds: stopsOf(found.trip).map(({ id }) => id) }],
    turn.texts.optimised(...turn.texts.wayWords({ ...saved, isEstimate: found.isEstimate })),
  );
}

/** One question for each profile and toll in the trip; each column is that of the stop that it leads to. */
async function legMatrixOf(trip: Trip, ports: AssistantPorts): Promise<LegMatrix> {
  const stops = stopsOf(trip).filter(isOnRoute);
  const kindOf = ({ routeProfile, toll }: (typeof stops)[number]): string =>
    `${routeProfile} ${toll}`;
  const kinds = new Map(stops.map((stop) => [kindOf(stop), stop]));
  const points = stops.map(({ location: { lat, lng } }) => ({ lat, lng }));
  const answers = new Map(
    await Promise.all(
      [...kinds].map(
        async ([kind, { routeProfile, toll }]) =>
          [kind, await ports.matrix(points, routeProfile, toll)] as const,
      ),
    ),
  );
  const cells = (unit: 'meters' | 'seconds') =>
    stops.map((_, row) =>
      stops.map((to, column) => answers.get(kindOf(to))?.[unit][row]?.[column] ?? null),
    );
  return {
    stopIds: stops.map(({ id }) => id),
    meters: cells('meters'),
    seconds: cells('seconds'),
    isEstimate: [...answers.values()].some(({ isEstimate }) => isEstimate === true),
  };
}
