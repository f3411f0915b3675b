import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { tripOf } from '../testing/trip-of.ts';
import type { Trip } from '../trip/trip.ts';
import {
  EMPTY_HISTORY,
  mayRedo,
  mayUndo,
  recordRevision,
  redo,
  undo,
  type History,
} from './history.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln'] });
const OTHER = { ...TRIP, id: 'andere' };
const COPY = { ...TRIP, id: 'reise-copy' };

const titled = (title: string, trip: Trip = TRIP): Trip => ({ ...trip, title });
const titles = (history: History): readonly string[] => history.undo.map(({ trip }) => trip.title);

/** Records the trip under each title, two seconds apart. */
const recorded = (...names: readonly string[]): History =>
  names.reduce(
    (history, name, index) => recordRevision(history, { trip: titled(name), now: index * 2000 }),
    EMPTY_HISTORY,
  );

describe('a revision', () => {
  it('is a time and a snapshot of the trip with its id [HI-0]', () => {
    const history = recordRevision(EMPTY_HISTORY, { trip: TRIP, now: 1234 });
    expect(history.undo).toEqual([{ timestamp: 1234, trip: TRIP }]);
    expect(history.undo[0]?.trip.id).toBe('reise');
  });

  it('drops the oldest of eleven [HI-1]', () => {
    const names = Array.from({ length: 11 }, (_, index) => `Stand ${index + 1}`);
    expect(titles(recorded(...names))).toEqual(names.slice(1));
    expect(titles(recorded(...names.slice(1)))).toEqual(names.slice(1));
  });

  it('drops none of another trip [HI-1]', () => {
    const first = recordRevision(EMPTY_HISTORY, { trip: OTHER, now: 0 });
    const history = Array.from({ length: 12 }).reduce<History>(
      (before, _, index) => recordRevision(before, { trip: titled(`${index}`), now: index * 2000 }),
      first,
    );
    expect(history.undo).toHaveLength(11);
    expect(history.undo[0]?.trip).toBe(OTHER);
  });

  it.each([
    [999, ['A']],
    [1000, ['A', 'B']],
    [-999, ['A']],
    [-5000, ['A', 'B']],
  ])('%i ms after the last leaves %j [HI-2]', (ms, expected) => {
    const history = recordRevision(EMPTY_HISTORY, { trip: titled('A'), now: 10_000 });
    expect(titles(recordRevision(history, { trip: titled('B'), now: 10_000 + ms }))).toEqual(
      expected,
    );
  });

  it('is made within the second when forced [HI-2]', () => {
    const later = { trip: titled('B'), now: 1, forced: true };
    expect(titles(recordRevision(recorded('A'), later))).toEqual(['A', 'B']);
  });

  it('does not wait for the revisions of another trip [HI-2]', () => {
    const history = recordRevision(recorded('A'), { trip: titled('B', OTHER), now: 1 });
    expect(titles(history)).toEqual(['A', 'B']);
  });

  it('is not made while typing, not even when forced', () => {
    const typed = { trip: titled('B'), now: 9999, typing: true };
    expect(titles(recordRevision(recorded('A'), typed))).toEqual(['A']);
    expect(titles(recordRevision(recorded('A'), { ...typed, forced: true }))).toEqual(['A']);
  });

  it('is not made when it is the same as the latest, not even when forced [HI-4]', () => {
    const same: Trip = JSON.parse(JSON.stringify(titled('A')));
    expect(titles(recordRevision(recorded('A'), { trip: same, now: 9999, forced: true }))).toEqual([
      'A',
    ]);
    expect(titles(recordRevision(recorded('A', 'B'), { trip: same, now: 9999 }))).toEqual([
      'A',
      'B',
      'A',
    ]);
  });

  it('is never made of a copy', () => {
    expect(recordRevision(EMPTY_HISTORY, { trip: COPY, now: 0, forced: true })).toBe(EMPTY_HISTORY);
  });
});

describe('undo', () => {
  it('gives back the latest revision and takes it out of the history', () => {
    const { trip, history } = accepted(undo(recorded('A', 'B'), titled('C'), 9000));
    expect(trip).toEqual(titled('B'));
    expect(titles(history)).toEqual(['A']);
  });

  it('is allowed only with a revision of that trip [HI-7]', () => {
    expect(mayUndo(recorded('A'), TRIP)).toBe(true);
    expect(mayUndo(EMPTY_HISTORY, TRIP)).toBe(false);
    expect(mayUndo(recorded('A'), OTHER)).toBe(false);
  });

  it('is not allowed for a copy, whatever the history holds [HI-7]', () => {
    const history: History = {
      undo: [{ timestamp: 0, trip: COPY }],
      redo: [{ timestamp: 0, trip: COPY }],
    };
    expect(mayUndo(history, COPY)).toBe(false);
    expect(mayRedo(history, COPY)).toBe(false);
    expect(undo(history, COPY, 0)).toEqual({ ok: false, error: 'trip-is-copy' });
    expect(redo(history, COPY, 0)).toEqual({ ok: false, error: 'trip-is-copy' });
  });

  it('fails without a revision [HI-8]', () => {
    expect(undo(EMPTY_HISTORY, TRIP, 0)).toEqual({ ok: false, error: 'nothing-to-undo' });
    expect(undo(recorded('A'), OTHER, 0)).toEqual({ ok: false, error: 'nothing-to-undo' });
  });

  it('takes back the plan, not the owner, the publication, the last visit and the exports', () => {
    const now = {
      userId: 'ben',
      published: true,
      lastOpened: '2026-06-01T08:00:00.000Z',
      tripPrints: 3,
    };
    const { trip } = accepted(undo(recorded('A'), { ...titled('B'), ...now }, 0));
    expect(trip).toEqual({ ...titled('A'), ...now });
  });

  it('takes back a burst of changes at once', () => {
    const burst = ['A', 'B', 'C'].reduce<History>(
      (history, name, index) => recordRevision(history, { trip: titled(name), now: index * 300 }),
      EMPTY_HISTORY,
    );
    expect(accepted(undo(burst, titled('D'), 2000)).trip).toEqual(titled('A'));
  });
});

describe('redo', () => {
  const undone = accepted(undo(recorded('A', 'B'), titled('C'), 9000));

  it('goes forward again, and back once more', () => {
    expect(mayRedo(undone.history, TRIP)).toBe(true);
    const forward = accepted(redo(undone.history, undone.trip, 9100));
    expect(forward.trip).toEqual(titled('C'));
    expect(titles(forward.history)).toEqual(['A', 'B']);
    expect(accepted(undo(forward.history, forward.trip, 9200)).trip).toEqual(titled('B'));
  });

  it('is over with the next change, also one that makes no revision', () => {
    for (const change of [{ now: 20_000 }, { now: 1 }, { now: 20_000, typing: true }]) {
      const history = recordRevision(undone.history, { trip: titled('B'), ...change });
      expect(mayRedo(history, TRIP)).toBe(false);
      expect(redo(history, TRIP, 0)).toEqual({ ok: false, error: 'nothing-to-redo' });
    }
  });

  it('stays with the next change of another trip', () => {
    const history = recordRevision(undone.history, { trip: OTHER, now: 20_000 });
    expect(mayRedo(history, TRIP)).toBe(true);
  });

  it('is ten deep like undo', () => {
    const names = Array.from({ length: 10 }, (_, index) => `Stand ${index}`);
    let state = { trip: titled('jetzt'), history: recorded(...names) };
    for (const _ of names) state = accepted(undo(state.history, state.trip, 0));
    expect(state.trip).toEqual(titled('Stand 0'));
    for (const _ of names) state = accepted(redo(state.history, state.trip, 0));
    expect(state.trip).toEqual(titled('jetzt'));
    expect(titles(state.history)).toEqual(names);
  });
});

it('never holds more than ten of a trip, and undoing all the way leads to the oldest that it holds [HI-1]', () => {
  const anyStep = fc.record({
    name: fc.nat({ max: 5 }).map(String),
    ms: fc.nat({ max: 3000 }),
    forced: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 40 }), (steps) => {
      let now = 0;
      let history = EMPTY_HISTORY;
      for (const { name, ms, forced } of steps) {
        now += ms;
        history = recordRevision(history, { trip: titled(name), now, forced });
        expect(history.undo.length).toBeLessThanOrEqual(10);
      }
      const oldest = history.undo[0]?.trip;
      let trip = titled('jetzt');
      while (mayUndo(history, trip)) ({ trip, history } = accepted(undo(history, trip, now)));
      expect(trip).toEqual(oldest ?? titled('jetzt'));
      while (mayRedo(history, trip)) ({ trip, history } = accepted(redo(history, trip, now)));
      expect(trip).toEqual(titled('jetzt'));
    }),
  );
});
