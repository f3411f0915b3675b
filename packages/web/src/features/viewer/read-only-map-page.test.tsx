// @vitest-environment happy-dom
import { routeLegsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { legCache } from '../../store/routes/leg-cache.ts';
import { visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../ui/texts.tsx';
import { ReadOnlyMapPage } from './read-only-map-page.tsx';

afterEach(cleanup);

it('shows the legs with the length and time of the planner', async () => {
  const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
  legCache.add(
    routeLegsOf(trip).map((leg) => [
      leg,
      {
        meters: 33_000,
        seconds: 2520,
        geometry: [
          [6.96, 50.94],
          [7, 50.8],
          [7.1, 50.74],
        ],
        isEstimate: false,
        hasToll: false,
        hasFerry: false,
        countries: ['DE'],
        isMissing: false,
      },
    ]),
  );
  render(
    <SessionProvider start={startWith(visitor)}>
      <TripsProvider store={fixedTrips({ current: trip, currentStatus: 'ready' })}>
        <MemoryRouter>
          <LanguageProvider language="de">
            <ReadOnlyMapPage />
          </LanguageProvider>
        </MemoryRouter>
      </TripsProvider>
    </SessionProvider>,
  );
  expect(await screen.findByText(/33\skm, 0:42\sh/)).toBeDefined();
});
