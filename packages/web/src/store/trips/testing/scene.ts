import { addStop, renameTrip, type Trip } from '@fahrtwind/domain';
import { placeOf, routeOf, tripOf } from '@fahrtwind/domain/testing';
import { createFakeBrowser, type FakeTab } from './fake-browser.ts';
import { createFakeServer } from './fake-server.ts';
import { createFakeTime } from './fake-time.ts';

/** A server, a clock and a browser of Mara's, and a small language to tell what happens. */
export function createScene() {
  const server = createFakeServer();
  const time = createFakeTime();
  return {
    server,
    time,
    browser: createFakeBrowser(server, time),
    anotherBrowser: () => createFakeBrowser(server, time),
    turn: () => time.advance(0),
    /** A trip that the server has already, made on another device. */
    has: (trip: Trip, opened = 0): void => {
      const { userId } = trip;
      const row = { revision: 1, trip, editedAt: 1, userId, isDeleted: false, opened };
      server.rows.set(trip.id, row);
    },
    opens: async (tab: FakeTab, id = 'reise'): Promise<void> => {
      await tab.store.actions.open(id);
      await time.advance(0);
    },
    /** How often a trip was sent. */
    saves: (id = 'reise') => server.requests.filter((one) => one === `save ${id}`).length,
    /** The stops of a trip on the server. */
    stops: (id = 'reise') => routeOf(server.trip(id) ?? EMPTY),
  };
}

const EMPTY = tripOf({ 'Tag 1': [] });

export const plan = (id = 'reise', parts: Partial<Omit<Trip, 'days'>> = {}): Trip =>
  tripOf({ 'Tag 1': ['Köln', 'Bonn'], 'Tag 2': ['Mainz'] }, { userId: 'mara', ...parts, id });

export const rename = (tab: FakeTab, title: string) => tab.store.actions.run(renameTrip, { title });

export const addWien = (tab: FakeTab, id = 'wien') =>
  tab.store.actions.run(addStop, { stop: { id, location: placeOf('Wien') }, dayId: 'tag-2' });

export const titleIn = (tab: FakeTab): string | undefined => tab.store.get().current?.title;

export const stopsIn = (tab: FakeTab): readonly string[] =>
  routeOf(tab.store.get().current ?? EMPTY);
