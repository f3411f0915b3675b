import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { mayShorten, nightsHere } from './nights-here.ts';

const trip = tripOf({
  'Tag 1': ['München', 'Innsbruck'],
  'Tag 2': [],
  'Tag 3': ['Bozen'],
  'Tag 4': ['Verona'],
});
const ids = (stopId: string) => nightsHere(trip, stopId).map(({ id }) => id);

it('counts the free days after a stop as its nights', () => {
  expect(ids('innsbruck')).toEqual(['tag-1', 'tag-2']);
  expect(ids('bozen')).toEqual(['tag-3']);
});

it('has no nights where the day only passes, and none at the end of the trip', () => {
  expect(ids('muenchen')).toEqual([]);
  expect(ids('verona')).toEqual([]);
  expect(ids('nirgends')).toEqual([]);
});

it('takes a night away only where no stop would lose its day', () => {
  expect(mayShorten(nightsHere(trip, 'innsbruck'))).toBe(true);
  expect(mayShorten(nightsHere(trip, 'bozen'))).toBe(false);
});
