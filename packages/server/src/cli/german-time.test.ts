import { expect, it } from 'vitest';
import { germanDay, germanTime } from './german-time.ts';

it('says days and times as people in Germany write them', () => {
  expect(germanDay('2015-07-27T20:00:00.000Z')).toBe('27.07.2015');
  expect(germanTime('2026-11-18T03:33:42.189Z')).toBe('18.11.2026, 03:33 Uhr (UTC)');
});
