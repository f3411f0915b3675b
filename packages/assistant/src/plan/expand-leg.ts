import {
  type Crossing,
  distanceMeters,
  type MeasuredLeg,
  secondsAtTheWheel,
} from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import { findStages } from './stage-places.ts';

/** A place on the way, and whether the night is spent there. */
export interface Part {
  readonly place: PlaceHit;
  /** A night on board counts as one at the port where it begins. */
  readonly isNight: boolean;
  /** Where the ferry leads that is taken there. */
  readonly ferryTo?: string;
}

interface Limits {
  readonly limitSeconds: number;
  /** In which month it is driven, 1 to 12. */
  readonly month: number;
  /** Other places are taken than on the way there, if there are. */
  readonly taken: readonly PlaceHit[];
}

const MARGIN = 0.98;
/** A shorter ferry is a part of a day's drive. */
const LONG_CROSSING_MINUTES = 210;
const MORE_DAYS = [0, 1, 2];
const PORT_METERS = 60_000;

/**
 * What lies between two places that are more than a day apart: towns to sleep in, and ports where a ferry takes hours.
 * Empty where one day is enough; null where no road leads or no town is found.
 */
export async function expandLeg(
  from: PlaceHit,
  to: PlaceHit,
  limits: Limits,
  ports: AssistantPorts,
): Promise<readonly Part[] | null> {
  const measured = await measure(from, to, limits.month, ports);
  if (!measured) return null;
  const crossing = (measured.crossings ?? []).find(
    ({ minutes }) => minutes >= LONG_CROSSING_MINUTES,
  );
  const harbours = crossing ? await portsOf(crossing, from, to, ports) : null;
  if (harbours) return expandCrossing(from, to, harbours, limits, ports);
  const seconds = wheelSeconds(measured);
  if (seconds <= limits.limitSeconds) return [];
  return stagesBetween(from, to, seconds, limits, ports);
}

async function measure(from: PlaceHit, to: PlaceHit, month: number, ports: AssistantPorts) {
  const [leg] = await ports.measure([
    {
      fromCityId: 'from',
      cityId: 'to',
      from: from.location,
      to: to.location,
      routeProfile: 'driving',
      toll: true,
      month,
    },
  ]);
  return leg ?? null;
}

function wheelSeconds({ seconds, crossings = [] }: MeasuredLeg): number {
  return secondsAtTheWheel({ routeProfile: 'driving', seconds, crossings });
}

async function stagesBetween(
  from: PlaceHit,
  to: PlaceHit,
  seconds: number,
  { limitSeconds, taken }: Limits,
  ports: AssistantPorts,
): Promise<readonly Part[] | null> {
  const fewest = Math.max(2, Math.ceil(seconds / (limitSeconds * MARGIN)));
  const known = taken.map(({ location }) => location);
  for (const more of MORE_DAYS) {
    const stages =
      (await findStages(from, to, fewest + more, limitSeconds, known, ports)) ??
      (await findStages(from, to, fewest + more, limitSeconds, [], ports));
    if (stages) return stages.places.map((place) => ({ place, isNight: true }));
  }
  return null;
}

type Harbours = readonly [one: PlaceHit, other: PlaceHit];

/** The ports of `Livorno–Olbia`, in the direction of the drive. */
async function portsOf(
  { name }: Crossing,
  from: PlaceHit,
  to: PlaceHit,
  { findPlaces }: AssistantPorts,
): Promise<Harbours | null> {
  const names = name.split('–');
  const [one = '', other = ''] = names;
  if (names.length !== 2) return null;
  const [first, second] = await Promise.all([
    findPlaces(one, from.location),
    findPlaces(other, to.location),
  ]);
  const [port, opposite] = [first.find(isTown), second.find(isTown)];
  if (!port || !opposite) return null;
  const direct = distanceMeters(from.location, to.location);
  const over =
    distanceMeters(from.location, port.location) +
    distanceMeters(port.location, opposite.location) +
    distanceMeters(opposite.location, to.location);
  return over <= direct * 2 + PORT_METERS ? [port, opposite] : null;
}

function isTown({ population, kind }: PlaceHit): boolean {
  return kind !== 'country' && population > 0;
}

const SAME_PLACE_METERS = 4000;

function isSamePlace(one: PlaceHit, other: PlaceHit): boolean {
  return distanceMeters(one.location, other.location) < SAME_PLACE_METERS;
}

/** To the port, over the sea by night or by day, and on from there. */
async function expandCrossing(
  from: PlaceHit,
  to: PlaceHit,
  [port, opposite]: Harbours,
  limits: Limits,
  ports: AssistantPorts,
): Promise<readonly Part[] | null> {
  const before = isSamePlace(from, port) ? [] : await expandDrive(from, port, limits, ports);
  const after = isSamePlace(opposite, to) ? [] : await expandDrive(opposite, to, limits, ports);
  if (!before || !after) return null;
  return [
    ...before,
    { place: port, isNight: true, ferryTo: opposite.name },
    ...(isSamePlace(opposite, to) ? [] : [{ place: opposite, isNight: false }]),
    ...after,
  ];
}

async function expandDrive(
  from: PlaceHit,
  to: PlaceHit,
  limits: Limits,
  ports: AssistantPorts,
): Promise<readonly Part[] | null> {
  const measured = await measure(from, to, limits.month, ports);
  if (!measured) return null;
  const seconds = wheelSeconds(measured);
  return seconds <= limits.limitSeconds ? [] : stagesBetween(from, to, seconds, limits, ports);
}
