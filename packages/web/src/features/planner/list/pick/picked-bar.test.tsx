// @vitest-environment happy-dom
import { stopsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useTrips } from '../../../../store/trips/view/use-trips.ts';
import { pickedStops } from '../../../../parts/trip-edit/picked-stops.ts';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { PickedBar } from './picked-bar.tsx';

const trip = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz?'], 'Tag 3': ['Basel'] });

function Bar() {
  return <PickedBar trip={useTrips(({ current }) => current) ?? trip} />;
}

afterEach(() => {
  cleanup();
  pickedStops.end();
});

it('picks all stops of the trip at once, and removes them as one step', async () => {
  const { person, current, countSteps } = await openPanel(<Bar />, trip);
  act(() => pickedStops.start(['bonn']));
  await person.click(screen.getByRole('button', { name: 'Alle 4 auswählen' }));
  expect(screen.getByText('4 Stopps ausgewählt')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Alle/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(stopsOf(current())).toEqual([]);
  expect(countSteps()).toBe(1);
});
