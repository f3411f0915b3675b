// @vitest-environment happy-dom
import type { AssistantMessage } from '@fahrtwind/contract';
import { compareTrips, type Trip, type TripOperation } from '@fahrtwind/domain';
import { dateOf, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wayFigures } from '../../../format/way.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useRoutes } from '../../../parts/trip-routes/use-routes.ts';
import { useSchedule } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useAcceptProposal } from '../state/use-proposal.ts';
import { ProposalCard } from './proposal-card.tsx';

interface Asked {
  readonly cityId: string;
  readonly lat: number;
  readonly lng: number;
  readonly routeProfile?: string;
  readonly month?: number;
}

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Koblenz'], 'Tag 3': ['Mainz'] });

/** A way that no estimate comes to: by its ends, its profile and its month. */
function metersOf(from: Asked, to: Asked): number {
  const profile = to.routeProfile === 'driving' ? 1 : 2;
  const seed = from.lat * 7919 + from.lng * 104_729 + to.lat * 1299 + to.lng * 15_485;
  return 20_000 + ((Math.round(seed * 10) * profile + (to.month ?? 0) * 37) % 90_000);
}

function plan(stops: readonly Asked[]) {
  return stops.slice(1).map((stop, index) => {
    const meters = metersOf(stops[index] ?? stop, stop);
    const { cityId, routeProfile = 'driving' } = stop;
    const way = { geometry: [], hasToll: false, hasFerry: false, countries: [], isEstimate: false };
    return { cityId, routeProfile, meters, seconds: Math.round(meters / 20), ...way };
  });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path !== '/api/routes' || typeof body !== 'string') throw new TypeError('offline');
    const { stops }: { readonly stops: readonly Asked[] } = JSON.parse(body);
    return Response.json({ legs: plan(stops), attribution: [], isFallback: false });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  plannerView.reset();
});

const NEW = { id: 'heidelberg', location: placeOf('Heidelberg') };

const PROPOSALS: readonly (readonly [string, readonly TripOperation[]])[] = [
  ['a stop more', [{ op: 'addStop', dayId: 'tag-2', stop: NEW }]],
  ['a stop less', [{ op: 'removeStops', stopIds: ['koblenz'] }]],
  ['another order', [{ op: 'swapStops', stopId: 'bonn', otherStopId: 'mainz' }]],
  ['another day', [{ op: 'moveStop', stopId: 'mainz', dayId: 'tag-1', afterStopId: 'koeln' }]],
  ['another place', [{ op: 'replaceStop', stopId: 'koblenz', location: placeOf('Heidelberg') }]],
  ['another month', [{ op: 'shiftDates', start: dateOf('2027-02-03') }]],
  ['the bicycle', [{ op: 'setLegKind', stopId: 'bonn', kind: 'bicycle' }]],
  ['no toll', [{ op: 'setToll', stopId: 'mainz', toll: false }]],
  ['no motorways', [{ op: 'setWishes', stopId: 'mainz', wishes: ['avoid-motorway'] }]],
  [
    'all at once',
    [
      { op: 'addStop', dayId: 'tag-3', stop: NEW },
      { op: 'moveStop', stopId: 'bonn', dayId: 'tag-2' },
      { op: 'addDayAfter', dayId: 'tag-1', newDayId: 'neu' },
    ],
  ],
];

function messageWith(operations: readonly TripOperation[]): AssistantMessage {
  const proposal = {
    revision: 1,
    state: 'open',
    operations: operations.map((one) => ({ ...one })),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the card reads no more of a message
  return { id: 'antwort', proposal } as unknown as AssistantMessage;
}

/** The list's own numbers of the trip, as the planner's head shows them, beside the card. */
function Planner({ message }: { readonly message: AssistantMessage }) {
  const trip = useTrips((state) => state.current) ?? TRIP;
  const accept = useAcceptProposal();
  return (
    <>
      <ListFigures trip={trip} />
      <ProposalCard
        trip={trip}
        message={message}
        mayEdit
        isLatest
        onAccept={() => accept(message)}
        onReject={() => undefined}
      />
    </>
  );
}

function ListFigures({ trip }: { readonly trip: Trip }) {
  useRoutes(trip);
  const schedule = useSchedule(trip);
  return <output>{wayFigures(schedule, 'de', schedule.isEstimate ? '~' : '').join(' | ')}</output>;
}

/** Distance and time of the trip after the proposal, as the card says. */
function cardFigures(): string {
  const table = screen.getByRole('table');
  return ['Strecke', 'Fahrzeit']
    .map((name) => within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)
    .join(' | ');
}

it.each(PROPOSALS)('accepting %s changes no figure of its card', async (_, operations) => {
  const { person, current } = await openPanel(<Planner message={messageWith(operations)} />, TRIP);
  await waitFor(() => expect(cardFigures()).not.toContain('~'));
  const promised = cardFigures();
  await person.click(screen.getByRole('button', { name: 'Annehmen' }));
  expect(compareTrips(TRIP, current()).isSame).toBe(false);
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toContain('~'));
  expect(screen.getByRole('status').textContent).toBe(promised);
});
