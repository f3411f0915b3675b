// @vitest-environment happy-dom
import type { TripRole } from '@fahrtwind/domain';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fixedTrips } from '../testing/fixed-trips.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { useMayEdit } from './use-may-edit.ts';

afterEach(cleanup);

it.each<[TripRole | null, boolean]>([
  ['owner', true],
  ['editor', true],
  ['reader', false],
  [null, false],
])('lets a user with the role %s edit: %s', (currentRole, expected) => {
  const { result } = renderHook(useMayEdit, {
    wrapper: ({ children }) => (
      <TripsProvider store={fixedTrips({ currentRole })}>{children}</TripsProvider>
    ),
  });
  expect(result.current).toBe(expected);
});
