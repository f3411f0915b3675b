// @vitest-environment happy-dom
import { changeTransport, setLegKind } from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSchedule } from './use-schedule.ts';

it('a flight that lands by the clock when it left takes an hour, once the zones are loaded', async () => {
  const planned = tripOf({ 'Tag 1': ['Helsinki', 'Stockholm'] });
  const flown = accepted(setLegKind(planned, { stopId: 'stockholm', kind: 'flight' }));
  const times = { departureTime: '07:35', arrivalTime: '07:35' };
  const trip = accepted(changeTransport(flown, { stopId: 'stockholm', change: times }));
  const { result } = renderHook(() => useSchedule(trip));
  await waitFor(() => expect(result.current.seconds).toBe(3600));
});
