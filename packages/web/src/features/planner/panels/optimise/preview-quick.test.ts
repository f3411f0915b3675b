import { stopsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { previewQuick } from './preview-quick.ts';

const trip = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'], 'Tag 3': ['Bonn'] });

it('goes on to the nearest and tells what that saves', () => {
  const preview = previewQuick(trip, () => undefined);
  expect(stopsOf(preview.trip).map(({ id }) => id)).toEqual(['koeln', 'bonn', 'mainz']);
  expect(preview.after.meters).toBeLessThan(preview.before.meters);
  expect(preview.after.seconds).toBeLessThan(preview.before.seconds);
  expect(preview.isEstimate).toBe(true);
});

it('measures by the routes that are known', () => {
  const preview = previewQuick(trip, (leg) =>
    leg.cityId === 'bonn' ? { meters: 1000, seconds: 60 } : { meters: 5, seconds: 5 },
  );
  expect(preview.after).toEqual({ meters: 1005, seconds: 65 });
  expect(preview.isEstimate).toBe(false);
});
