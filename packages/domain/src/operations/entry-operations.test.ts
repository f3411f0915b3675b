import { describe, expect, it } from 'vitest';
import { accepted } from '../testing/accepted.ts';
import { tripOf } from '../testing/trip-of.ts';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import { findStop } from '../trip/find.ts';
import { EMPTY_LOCATION } from '../trip/location.ts';
import type { Stop } from '../trip/stop.ts';
import type { Trip } from '../trip/trip.ts';
import { addEntry } from './add-entry.ts';
import { addPoi } from './add-poi.ts';
import { removeEntry } from './remove-entry.ts';
import { removePoi } from './remove-poi.ts';
import { setNote } from './set-note.ts';
import { updateEntry } from './update-entry.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
const base = { name: 'Dom', location: EMPTY_LOCATION };
const NOTE: NoteEntry = { ...base, id: 'n1', entryType: 'note', content: 'P3' };
const KINDS: readonly Entry[] = [
  { ...base, id: 'e1', entryType: 'activity', url: 'https://dom.example/', content: 'Turm' },
  { ...base, id: 'e2', entryType: 'note', content: 'P3' },
  { ...base, id: 'e3', entryType: 'restaurant' },
];
const NOWHERE = { ...EMPTY_LOCATION, lat: 91 };

const koeln = (trip: Trip): Stop => {
  const found = findStop(trip, 'koeln');
  if (!found) throw new Error('Köln is gone');
  return found.stop;
};

const withEntries = (entries: readonly Entry[]): Trip =>
  entries.reduce((trip, entry) => accepted(addEntry(trip, { stopId: 'koeln', entry })), TRIP);

describe('the entries of a stop', () => {
  it('are added in their order, all three kinds [EN-1, EN-2, EN-3]', () => {
    expect(koeln(withEntries(KINDS)).entries).toEqual(KINDS);
  });

  it.each(KINDS)('are changed: $entryType', (entry) => {
    const changed = { ...entry, name: 'Kölner Dom' };
    const found = accepted(updateEntry(withEntries(KINDS), { entry: changed }));
    expect(koeln(found).entries).toEqual(KINDS.map((one) => (one.id === entry.id ? changed : one)));
  });

  it.each(KINDS)('are removed: $entryType', (entry) => {
    const found = accepted(removeEntry(withEntries(KINDS), { entryId: entry.id }));
    expect(koeln(found).entries).toEqual(KINDS.filter((one) => one.id !== entry.id));
  });

  it('keep fields that this version does not know when they are changed', () => {
    const future = { ...NOTE, color: 'red' };
    const found = accepted(
      updateEntry(withEntries([future]), { entry: { ...NOTE, content: 'P4' } }),
    );
    expect(koeln(found).entries).toEqual([{ ...NOTE, color: 'red', content: 'P4' }]);
  });

  it.each([
    ['on a stop that is gone', 'x', NOTE, 'stop-gone'],
    ['with an id that is taken', 'bonn', { ...NOTE, id: 'e1' }, 'id-taken'],
    ['without an id', 'bonn', { ...NOTE, id: '' }, 'id-missing'],
    ['off the globe', 'bonn', { ...NOTE, location: NOWHERE }, 'location-invalid'],
  ])('are not added %s', (_, stopId, entry, error) => {
    expect(addEntry(withEntries(KINDS), { stopId, entry })).toEqual({ ok: false, error });
  });

  it('are not changed into another kind, off the globe or when they are gone', () => {
    const trip = withEntries(KINDS);
    const changes: readonly (readonly [Entry, string])[] = [
      [{ ...NOTE, id: 'e1' }, 'entry-of-other-kind'],
      [{ ...NOTE, id: 'e2', location: NOWHERE }, 'location-invalid'],
      [NOTE, 'entry-gone'],
    ];
    for (const [entry, error] of changes)
      expect(updateEntry(trip, { entry })).toEqual({ ok: false, error });
    expect(removeEntry(trip, { entryId: 'n1' })).toEqual({ ok: false, error: 'entry-gone' });
  });
});

describe('the note of a stop', () => {
  const noted = accepted(setNote(TRIP, { stopId: 'koeln', note: NOTE }));

  it('is written, rewritten and taken away [ST-5]', () => {
    expect(koeln(noted).note).toEqual(NOTE);
    const rewritten = accepted(
      setNote(noted, { stopId: 'koeln', note: { ...NOTE, content: 'P4' } }),
    );
    expect(koeln(rewritten).note).toEqual({ ...NOTE, content: 'P4' });
    expect(koeln(accepted(setNote(noted, { stopId: 'koeln', note: null }))).note).toBeNull();
    const other = { ...NOTE, id: 'n2' };
    expect(koeln(accepted(setNote(noted, { stopId: 'koeln', note: other }))).note).toEqual(other);
  });

  it('is no entry to be changed or removed as one', () => {
    expect(updateEntry(noted, { entry: NOTE })).toEqual({ ok: false, error: 'entry-gone' });
    expect(removeEntry(noted, { entryId: 'n1' })).toEqual({ ok: false, error: 'entry-gone' });
  });

  it.each([
    ['another stop’s note has', 'bonn', NOTE, 'id-taken'],
    ['an entry of the same stop has', 'koeln', { ...NOTE, id: 'e1' }, 'id-taken'],
    ['is none', 'koeln', { ...NOTE, id: '' }, 'id-missing'],
  ])('is refused with an id that %s', (_, stopId, note, error) => {
    const [activity] = KINDS;
    if (!activity) throw new Error('no activity');
    const trip = accepted(addEntry(noted, { stopId: 'koeln', entry: activity }));
    expect(setNote(trip, { stopId, note })).toEqual({ ok: false, error });
  });

  it('is refused off the globe and on a stop that is gone', () => {
    const far = { ...NOTE, location: NOWHERE };
    expect(setNote(TRIP, { stopId: 'koeln', note: far })).toEqual({
      ok: false,
      error: 'location-invalid',
    });
    expect(setNote(TRIP, { stopId: 'x', note: NOTE })).toEqual({ ok: false, error: 'stop-gone' });
  });
});

describe('the points of interest of a stop', () => {
  const DOM = { osmId: '4532022', name: 'Dom', location: EMPTY_LOCATION };
  const kept = accepted(addPoi(TRIP, { stopId: 'koeln', poi: DOM }));

  it('are kept once for each osmId [ST-4]', () => {
    const renamed = { ...DOM, name: 'Kölner Dom' };
    const other = { ...DOM, osmId: '7' };
    const found = [renamed, other].reduce(
      (trip, poi) => accepted(addPoi(trip, { stopId: 'koeln', poi })),
      kept,
    );
    expect(koeln(found).pois).toEqual([renamed, other]);
  });

  it('are removed by it [ST-4]', () => {
    expect(accepted(removePoi(kept, { stopId: 'koeln', osmId: DOM.osmId }))).toEqual(TRIP);
  });

  it('are refused without an id and when they or the stop are gone', () => {
    expect(addPoi(TRIP, { stopId: 'koeln', poi: { ...DOM, osmId: '' } })).toEqual({
      ok: false,
      error: 'id-missing',
    });
    expect(addPoi(TRIP, { stopId: 'x', poi: DOM })).toEqual({ ok: false, error: 'stop-gone' });
    expect(removePoi(kept, { stopId: 'koeln', osmId: '7' })).toEqual({
      ok: false,
      error: 'poi-gone',
    });
    expect(removePoi(kept, { stopId: 'x', osmId: '7' })).toEqual({ ok: false, error: 'stop-gone' });
  });
});
