import { expect, it } from 'vitest';
import { readLiveEvent } from './live-events.ts';

it.each([
  [
    'trip',
    { id: 'reise', revision: 3, isDeleted: false },
    { kind: 'trip', id: 'reise', revision: 3, isDeleted: false },
  ],
  [
    'trip',
    { id: 'reise', revision: 3, isDeleted: false, by: 'jonas' },
    { kind: 'trip', id: 'reise', revision: 3, isDeleted: false, by: 'jonas' },
  ],
  ['trip', { id: 'reise' }, null],
  ['companions', { id: 'reise' }, { kind: 'companions', id: 'reise' }],
  ['companions', null, null],
  [
    'presence',
    { id: 'reise', uid: 'jonas', selection: ['a', 7], isHere: true },
    { kind: 'presence', id: 'reise', uid: 'jonas', selection: ['a'], isHere: true },
  ],
  ['presence', { id: 'reise' }, null],
  ['notification', {}, { kind: 'notification' }],
] as const)('reads %s %j', (kind, data, expected) => {
  expect(readLiveEvent(kind, data)).toEqual(expected);
});
