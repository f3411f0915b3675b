// @vitest-environment happy-dom
import { routeLegsOf } from '@fahrtwind/domain';
import { sketchOf, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { legCache } from '../../../../store/routes/leg-cache.ts';
import { AlongPanel } from './along-panel.tsx';

afterEach(() => {
  cleanup();
  plannerView.reset();
  vi.unstubAllGlobals();
});

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz', 'Frankfurt'] });

/** Straight roads between all stops, the second of which has a ferry. */
function roadsAreKnown() {
  legCache.add(
    routeLegsOf(trip).map((leg, index) => [
      leg,
      {
        meters: 100_000,
        seconds: 3600,
        geometry: [
          [leg.from.lng, leg.from.lat],
          [leg.to.lng, leg.to.lat],
        ],
        isEstimate: false,
        hasToll: false,
        hasFerry: index === 1,
        crossings:
          index === 1 ? [{ name: 'Linz–Remagen', kind: 'ferry' as const, minutes: 10 }] : [],
        countries: [],
        isMissing: false,
      },
    ]),
  );
}

const location = { lat: 50.4, lng: 7.6, label: 'Burg Eltz', longLabel: '', englishName: '' };
const castle = {
  id: 'fahrtwind/eltz',
  kind: 'sight',
  name: 'Burg Eltz',
  location,
  description: '',
  line: 1,
  asideMeters: 4000,
  alongMeters: 50_000,
};

/** Answers with the castle, and keeps the questions. */
function serverFindsCastle() {
  const asked: { readonly lines: readonly unknown[]; readonly kinds: readonly string[] }[] = [];
  vi.stubGlobal('fetch', async (_: unknown, { body = '' }: { readonly body?: string } = {}) => {
    asked.push(JSON.parse(body));
    return Response.json({ finds: [castle] });
  });
  return asked;
}

it('shows what lies along the road in list and map, and puts it into the day on which one passes it', async () => {
  roadsAreKnown();
  const asked = serverFindsCastle();
  const { person, current, unmount } = await openPanel(
    <AlongPanel onClose={() => undefined} />,
    trip,
  );
  await screen.findByText('Burg Eltz');
  expect(screen.getByText('Tag 2 · Sehenswürdigkeit · ~15 Min. Umweg')).toBeDefined();
  expect(screen.getByText(/^Fähre Linz–Remagen/)).toBeDefined();
  expect(asked[0]?.lines).toHaveLength(3);
  expect(plannerView.get().finds.map(({ name }) => name)).toEqual(['Burg Eltz']);
  await person.click(screen.getByRole('button', { name: 'Burg Eltz hinzufügen' }));
  expect(sketchOf(current())['tag-2']).toEqual(['Burg Eltz', 'Mainz', 'Frankfurt']);
  expect(screen.getByText('Burg Eltz ist an Tag 2.')).toBeDefined();
  unmount();
  expect(plannerView.get().finds).toEqual([]);
});

it('asks for the chosen day and kinds', async () => {
  roadsAreKnown();
  const asked = serverFindsCastle();
  const { person } = await openPanel(<AlongPanel onClose={() => undefined} />, trip);
  await screen.findByText('Burg Eltz');
  await person.selectOptions(screen.getByLabelText('Tag'), 'Tag 1');
  await person.click(screen.getByRole('checkbox', { name: 'Orte' }));
  await waitFor(() => expect(asked.at(-1)?.kinds).toContain('town'));
  expect(asked.at(-1)?.lines).toHaveLength(1);
});
