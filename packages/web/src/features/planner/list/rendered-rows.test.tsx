// @vitest-environment happy-dom
import { moveStops, newNote, removeStop, setNote, setOptional } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { useSchedule, type DayPlan } from '../../../parts/trip-schedule/use-schedule.ts';
import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { DayList } from './day-list.tsx';

const trip = tripOf({
  'Tag 1': ['Köln', 'Bonn'],
  'Tag 2': ['Mainz', 'Heidelberg', 'Karlsruhe'],
  'Tag 3': ['Basel', 'Lyon'],
});

let rendered: string[] = [];

/** Each row calls it once in each of its renders. */
function renderMarks(stopId: string): null {
  rendered.push(stopId);
  return null;
}

let renderedDays = new Set<string>();
const watched = new WeakMap<DayPlan, DayPlan>();

/** The same plan, of which each day asks for its times whenever it renders. */
function watch(dayId: string, plan: DayPlan): DayPlan {
  const { warnings, schedule } = plan;
  const found = watched.get(plan) ?? {
    warnings,
    get schedule() {
      renderedDays.add(dayId);
      return schedule;
    },
  };
  watched.set(plan, found);
  return found;
}

function List() {
  const current = useTrips((state) => state.current) ?? trip;
  const plan = useSchedule(current);
  const days = new Map([...plan.days].map(([id, day]) => [id, watch(id, day)]));
  return <DayList trip={current} schedule={{ ...plan, days }} renderMarks={renderMarks} />;
}

const row = (id: string) => document.querySelector(`[data-row="${id}"]`) ?? document.body;
const lit = () =>
  [...document.querySelectorAll('[data-lit]')].map((one) => one.getAttribute('data-row'));

async function openList() {
  const { actions } = await openPanel(<List />, trip);
  rendered = [];
  renderedDays = new Set();
  return actions;
}

beforeEach(() => plannerView.reset());
afterEach(cleanup);

it('renders one row for a note', async () => {
  const { run } = await openList();
  act(
    () => void run(setNote, { stopId: 'heidelberg', note: newNote({ id: 'n', content: 'Dom' }) }),
  );
  expect(rendered).toEqual(['heidelberg']);
});

it('renders only rows of its day when a stop becomes optional, moves or goes', async () => {
  const { run } = await openList();
  act(() => void run(setOptional, { stopId: 'heidelberg', optional: true }));
  act(() => void run(moveStops, { stopIds: ['mainz'], toDayId: 'tag-2', index: 1 }));
  act(() => void run(removeStop, { stopId: 'mainz' }));
  expect(rendered.length).toBeGreaterThan(0);
  expect(rendered.filter((id) => !['mainz', 'heidelberg', 'karlsruhe'].includes(id))).toEqual([]);
});

it('renders no other day when a stop goes and comes back', async () => {
  const { run, undo } = await openList();
  act(() => void run(removeStop, { stopId: 'mainz' }, 'forced'));
  expect([...renderedDays]).toEqual(['tag-2']);
  renderedDays = new Set();
  act(() => void undo());
  expect(row('mainz')).not.toBe(document.body);
  expect([...renderedDays]).toEqual(['tag-2']);
});

it('renders no row when the mouse goes over the list', async () => {
  await openList();
  for (const id of ['koeln', 'bonn', 'mainz', 'bonn']) {
    fireEvent.mouseMove(row(id));
    expect(lit()).toEqual([id]);
  }
  expect(rendered).toEqual([]);
});
