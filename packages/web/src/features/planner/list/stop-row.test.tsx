// @vitest-environment happy-dom
import { addEntry, EMPTY_LOCATION, setOptional } from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fixedTrips } from '../../../parts/testing/fixed-trips.ts';
import { TripsProvider } from '../../../store/trips/trips-provider.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { stopNumbers } from '../../../parts/trip-schedule/stop-numbers.ts';
import { StopNumbers } from '../../../parts/trip-rows/stop-number.tsx';
import { StopRow } from './stop-row.tsx';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] });

function Rows({ trip }: { readonly trip: typeof TRIP }) {
  return (
    <TripsProvider store={fixedTrips({ current: trip, currentRole: 'owner' }, {})}>
      <StopNumbers value={stopNumbers(trip.days)}>
        {trip.days
          .flatMap(({ cityList }) => cityList)
          .map((stop) => (
            <StopRow
              key={stop.id}
              stop={stop}
              arrivalMinutes={null}
              departureMinutes={null}
              isMoved={false}
              neighbourId={undefined}
              renderMarks={() => null}
            />
          ))}
      </StopNumbers>
    </TripsProvider>
  );
}

const row = (id: string) => document.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
const numbers = () =>
  [...document.querySelectorAll('[data-row] > span')].map(({ textContent }) => textContent);
const hovered = () => plannerView.get().hoveredStopId;

afterEach(() => {
  cleanup();
  plannerView.reset();
});

const lit = () => [...document.querySelectorAll('[data-lit]')];

describe('a row of the list', () => {
  it('lights its stop on the map while the mouse or the focus is in it', () => {
    render(<Rows trip={TRIP} />);
    const bonn = row('bonn') ?? document.body;
    fireEvent.mouseMove(bonn);
    expect(hovered()).toBe('bonn');
    fireEvent.mouseLeave(bonn);
    expect(hovered()).toBeNull();
    const menu = screen.getByRole('button', { name: /Aktionen für Bonn|Bonn.*Aktionen/ });
    act(() => menu.focus());
    expect(hovered()).toBe('bonn');
    fireEvent.blur(menu, { relatedTarget: screen.getByRole('button', { name: 'Bonn' }) });
    expect(hovered()).toBe('bonn');
    fireEvent.blur(menu, { relatedTarget: row('mainz') });
    expect(hovered()).toBeNull();
  });

  it('keeps the light of the focus when the list moves under a mouse at rest', () => {
    render(<Rows trip={TRIP} />);
    act(() => screen.getByRole('button', { name: 'Bonn' }).focus());
    fireEvent.mouseEnter(row('koeln') ?? document.body);
    fireEvent.mouseLeave(row('koeln') ?? document.body);
    fireEvent.mouseEnter(row('mainz') ?? document.body);
    expect(hovered()).toBe('bonn');
    fireEvent.mouseMove(row('mainz') ?? document.body);
    expect(hovered()).toBe('mainz');
  });

  it('is lit while the pointer is on its marker', () => {
    render(<Rows trip={TRIP} />);
    expect(lit()).toEqual([]);
    act(() => plannerView.hover('bonn'));
    expect(lit()).toEqual([row('bonn')]);
    act(() => plannerView.hover(null));
    expect(lit()).toEqual([]);
  });

  it('has the number that its stop has on the map, which others can change', () => {
    const { rerender } = render(<Rows trip={TRIP} />);
    expect(numbers()).toEqual(['1', '2', '3']);
    rerender(<Rows trip={accepted(setOptional(TRIP, { stopId: 'koeln', optional: true }))} />);
    expect(numbers()).toEqual(['·', '1', '2']);
  });
});

it('says when and with what in mind one goes to a restaurant', () => {
  const table = { id: 'e1', entryType: 'restaurant', name: 'Früh', time: '19:30' } as const;
  const entry = { ...table, content: 'Tisch am Fenster', location: EMPTY_LOCATION };
  render(<Rows trip={accepted(addEntry(TRIP, { stopId: 'bonn', entry }))} />);
  expect(row('bonn')?.textContent).toContain('Früh 19:30 Uhr');
  expect(row('bonn')?.textContent).toContain('Tisch am Fenster');
});

function choose(name: string) {
  fireEvent.click(screen.getByRole('button', { name: 'Aktionen für Bonn' }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
  return plannerView.get();
}

it('begins its menu with what one comes for: note and times, and the night', () => {
  render(<Rows trip={TRIP} />);
  expect(choose('Notiz, Zeiten und Pläne').openPanel).toEqual({
    kind: 'stop',
    stopId: 'bonn',
    isEditing: true,
  });
  expect(choose('Unterkunft dieser Nacht')).toMatchObject({
    openPanel: { kind: 'hotel' },
    hotelDayId: 'tag-1',
  });
});
