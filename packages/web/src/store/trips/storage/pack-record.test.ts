import { renameTrip, type Trip } from '@fahrtwind/domain';
import { accepted, anyTrip } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRecordPacker, packHistory, unpackHistory } from './pack-record.ts';
import { packTrips } from '../records/pack-trips.ts';
import { plan } from '../testing/scene.ts';
import { confirmSave, prepareSend } from '../records/record-sending.ts';
import { newRecord, type TripRecord } from '../records/trip-record.ts';

/** As the browser does with all that it keeps. */
const kept = (value: unknown): unknown => structuredClone(value);

const record = newRecord({ trip: plan(), now: 1 });
const renamed = (trip: Trip, title: string) => accepted(renameTrip(trip, { title }));
const onItsWay = (title: string): TripRecord => {
  const sent = prepareSend(
    confirmSave(
      prepareSend(record, () => 'eins'),
      'eins',
      1,
    ),
    () => 'zwei',
  );
  return prepareSend({ ...sent, trip: renamed(sent.trip, title), editedAt: 2 }, () => 'zwei');
};

describe('a record', () => {
  it('is the same after it was kept, whatever the trip holds', () => {
    fc.assert(
      fc.property(anyTrip(), fc.boolean(), (trip, isSent) => {
        const one = newRecord({ trip, now: 1 });
        const whole = isSent
          ? confirmSave(
              prepareSend(one, () => 'eins'),
              'eins',
              7,
            )
          : one;
        const found = createRecordPacker().unpack(kept(createRecordPacker().pack(whole)));
        expect(found).toEqual(whole);
      }),
    );
  });

  it('keeps its base and what is on its way apart from what it has become', () => {
    const whole = onItsWay('Alpen');
    const found = createRecordPacker().unpack(kept(createRecordPacker().pack(whole)));
    expect(found).toEqual(whole);
    expect(found?.base?.trip.title).not.toBe('Alpen');
    expect(found?.sending?.trip.title).toBe('Alpen');
  });

  it('comes back as the same objects where nothing has changed', () => {
    const packer = createRecordPacker();
    const whole = onItsWay('Alpen');
    expect(packer.unpack(kept(packer.pack(whole)))?.trip).toBe(whole.trip);
    const other = createRecordPacker();
    const changed = { ...whole, trip: renamed(whole.trip, 'Elsewhere') };
    const found = packer.unpack(kept(other.pack(changed)));
    expect(found?.trip).not.toBe(whole.trip);
    expect(found?.trip.days[0]).toBe(whole.trip.days[0]);
    expect(found?.base?.trip).toBe(whole.base?.trip);
  });

  it('of an earlier version of the app is read as it was kept', () => {
    expect(createRecordPacker().unpack(kept(record))).toEqual(record);
    expect(createRecordPacker().unpack(undefined)).toBeNull();
  });
});

describe('a history', () => {
  const history = {
    undo: [1, 2, 3].map((timestamp) => ({ timestamp, trip: renamed(plan(), `${timestamp}`) })),
    redo: [{ timestamp: 9, trip: renamed(plan(), '9') }],
  };

  it('is the same after it was kept, also by an earlier version', () => {
    expect(unpackHistory(kept(packHistory(history)))).toEqual(history);
    expect(unpackHistory(kept(history))).toEqual(history);
    expect(unpackHistory(undefined)).toBeNull();
  });

  it('keeps a day that all its revisions share only once', () => {
    const { days } = plan();
    const trips = history.undo.map(({ trip }) => ({ ...trip, days }));
    expect(packTrips(trips).texts).toHaveLength(days.length + trips.length);
  });
});
