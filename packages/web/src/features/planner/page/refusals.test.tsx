// @vitest-environment happy-dom
import { removeDay, stopsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DayTools } from '../list/day-tools.tsx';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import { toasts } from '../../../ui/toast.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';

afterEach(cleanup);

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });

/** A control that has not noticed that its day is the last one. */
function StaleControl() {
  const { run } = useRun();
  return (
    <button type="button" onClick={() => void run(removeDay, { dayId: 'tag-1' }, 'forced')}>
      Weg damit
    </button>
  );
}

it('only logs a refusal: nothing changes, and no toast appears [ER-9]', async () => {
  const { person, current, messages } = await openPanel(<StaleControl />, TRIP);
  await person.click(screen.getByRole('button', { name: 'Weg damit' }));
  expect(stopsOf(current())).toHaveLength(2);
  expect(toasts.read()).toEqual([]);
  expect(messages()).toContain('log Trip not changed: last-day');
});

it('does not offer to remove the last day in its menu, and says why [ER-9]', async () => {
  const [day] = TRIP.days;
  if (!day) throw new Error('no day');
  const { person, current } = await openPanel(
    <DayTools day={day} number={1} isLast additions={[]} />,
    TRIP,
  );
  await person.click(screen.getByRole('button', { name: /^Aktionen/ }));
  const item = screen.getByRole('menuitem', { name: /mindestens einen Tag/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  await person.click(item);
  expect(current().days).toHaveLength(1);
  expect(toasts.read()).toEqual([]);
});
