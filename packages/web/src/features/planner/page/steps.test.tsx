// @vitest-environment happy-dom
import { addEntry, EMPTY_LOCATION } from '@fahrtwind/domain';
import { accepted, tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StopPanel } from '../panels/stop/stop-panel.tsx';
import { openPanel } from '../../../parts/testing/open-panel.tsx';

afterEach(cleanup);

const entry = (id: string) =>
  ({ id, name: id, entryType: 'restaurant', location: EMPTY_LOCATION }) as const;

const PLAN = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'] });
const TRIP = ['Mutz', 'Krone'].reduce(
  (trip, id) => accepted(addEntry(trip, { stopId: 'koeln', entry: entry(id) })),
  PLAN,
);

const open = () =>
  openPanel(<StopPanel isEditing stopId="koeln" onClose={() => undefined} />, TRIP);
const press = (name: string) => screen.getByRole('button', { name });

describe('the steps back that edits in the planner leave', () => {
  it('one for two ordinary edits within a second, two for those further apart [HI-2]', async () => {
    const { person, current, actions, wait } = await open();
    await person.click(screen.getByRole('switch', { name: 'Optional' }));
    await wait(999);
    await person.click(screen.getByRole('radio', { name: 'Lieblingsort' }));
    await wait(1);
    await person.click(screen.getByRole('radio', { name: 'Fahrrad' }));
    const stop = () => current().days[0]?.cityList[0];
    expect(stop()).toMatchObject({ optional: true, icon: 'heart', routeProfile: 'cycling' });
    actions.undo();
    expect(stop()).toMatchObject({ optional: true, icon: 'heart', routeProfile: 'driving' });
    actions.undo();
    expect(stop()).toMatchObject({ optional: false, icon: '', routeProfile: 'driving' });
    expect(actions.undo().ok).toBe(false);
  });

  it('one for each deletion, however quick [HI-2]', async () => {
    const { person, current, actions } = await open();
    await person.click(press('Mutz entfernen'));
    await person.click(press('Krone entfernen'));
    const entries = () => current().days[0]?.cityList[0]?.entries.map(({ name }) => name);
    expect(entries()).toEqual([]);
    actions.undo();
    expect(entries()).toEqual(['Krone']);
    actions.undo();
    expect(entries()).toEqual(['Mutz', 'Krone']);
  });

  it('one for a text, however long it is typed', async () => {
    const { person, countSteps, wait } = await open();
    for (const letter of 'abc') {
      await person.type(screen.getByRole('textbox', { name: 'Notiz' }), letter);
      await wait(1200);
    }
    expect(countSteps()).toBe(1);
  });
});
