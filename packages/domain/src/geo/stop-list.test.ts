import { expect, it } from 'vitest';
import { MAX_LISTED_STOPS, readStopList, writeStopList } from './stop-list.ts';

const munich = { lat: 48.1374, lng: 11.5755, name: 'München' };
const reykjavik = { lat: 64.1466, lng: -21.9426, name: 'Reykjavík, Hafen' };

it('reads what it has written', () => {
  expect(readStopList(writeStopList([munich, reykjavik]))).toEqual([munich, reykjavik]);
});

it('leaves out of a name what would end it', () => {
  expect(writeStopList([{ ...munich, name: 'A;B\u0000C' }])).toBe('48.1374,11.5755,A B C');
});

it.each(['', 'München', '48,11', '91,0,X', '0,181,X', '1e5,2,X', '48.1,11.5,A;', '48,11,A;x'])(
  'reads nothing from „%s“',
  (text) => {
    expect(readStopList(text)).toBeNull();
  },
);

const many = (count: number) => writeStopList(Array.from({ length: count }, () => munich));

it('reads no more than a drawing has room for', () => {
  expect(readStopList(many(MAX_LISTED_STOPS))).toHaveLength(MAX_LISTED_STOPS);
  expect(readStopList(many(MAX_LISTED_STOPS + 1))).toBeNull();
});
