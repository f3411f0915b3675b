// @vitest-environment happy-dom
import { ok, routeLegsOf, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fixedTrips } from '../testing/fixed-trips.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { useRoutes } from '../trip-routes/use-routes.ts';
import { useStoredTotals } from './use-stored-totals.ts';

interface Asked {
  readonly stops: readonly { readonly cityId: string; readonly routeProfile: string }[];
}

let asked: Asked[] = [];
let stored: unknown[] = [];
let isOut = false;

beforeEach(() => {
  asked = [];
  stored = [];
  isOut = false;
  // Otherwise the legs of an earlier test would be on the device.
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('fetch', (_path: string, { body }: { readonly body: string }) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the hook itself has just written
    const question = JSON.parse(body) as Asked;
    asked.push(question);
    if (isOut) return Promise.resolve(new Response('{}', { status: 503 }));
    const legs = question.stops.slice(1).map(({ cityId, routeProfile }) => ({
      cityId,
      routeProfile,
      meters: 1000,
      seconds: 60,
      geometry: [],
      hasToll: false,
      hasFerry: false,
      countries: [],
      isEstimate: false,
    }));
    const answer = { legs, source: 'x', attribution: ['Straßen'], isFallback: true };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function useBoth(shown: Trip) {
  useStoredTotals(shown);
  return useRoutes(shown);
}

function show(trip: Trip) {
  const store = fixedTrips(
    { current: trip, currentId: trip.id, currentRole: 'owner' },
    {
      run: (_operation, args, kind) => {
        stored.push({ args, kind });
        return ok(trip);
      },
    },
  );
  return renderHook(useBoth, {
    initialProps: trip,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <TripsProvider store={store}>{children}</TripsProvider>
    ),
  });
}

const profiles = ({ stops }: Asked) => stops.map(({ routeProfile }) => routeProfile);

it('asks for all legs once, then only for those that changed, and stores the totals as derived', async () => {
  const before = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Basel'] });
  const { result, rerender } = show(before);
  const measures = (trip: Trip) =>
    routeLegsOf(trip).map((leg) => result.current.measure(leg)?.meters);
  expect(measures(before)).toEqual([undefined, undefined, undefined]);
  await waitFor(() => expect(measures(before)).toEqual([1000, 1000, 1000]));
  await waitFor(() =>
    expect(result.current).toMatchObject({ attribution: ['Straßen'], isFallback: true }),
  );
  expect(asked.map(profiles)).toEqual([['direct', 'driving', 'driving', 'driving']]);
  await waitFor(() =>
    expect(stored).toEqual([
      {
        args: { totalDistance: 3000, totalDuration: 180, totalsAreMeasured: true },
        kind: 'derived',
      },
    ]),
  );
  const after = tripOf({ 'Tag 1': ['Köln', 'Bonn', 'Mainz', 'Hamburg'] });
  rerender(after);
  await waitFor(() => expect(measures(after)).toEqual([1000, 1000, 1000]));
  expect(asked.slice(1).map(profiles)).toEqual([['direct', 'driving']]);
});

it('keeps the estimate when the route planner is out, and stores nothing', async () => {
  isOut = true;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const trip = tripOf({ 'Tag 1': ['Berlin', 'Dresden'] });
  const { result } = show(trip);
  await waitFor(() => expect(result.current.status).toBe('failed'));
  expect(routeLegsOf(trip).map((leg) => result.current.measure(leg))).toEqual([undefined]);
  expect(stored).toEqual([]);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
