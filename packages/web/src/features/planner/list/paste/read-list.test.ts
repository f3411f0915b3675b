import { expect, it } from 'vitest';
import { readList } from './read-list.ts';

it('takes one place per line, without what lists put before them', () => {
  const pasted = '1. Köln\r\n- Mainz\n\n  • Basel \n12) Genf\n47.5, 11.1\n50 km dahinter';
  expect(readList(pasted).map(({ text }) => text)).toEqual([
    'Köln',
    'Mainz',
    'Basel',
    'Genf',
    '47.5, 11.1',
    '50 km dahinter',
  ]);
});

it('does not take a whole book for places', () => {
  expect(readList(Array.from({ length: 100 }, () => 'Ort').join('\n'))).toHaveLength(30);
});
