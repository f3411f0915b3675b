import { newStop } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { placeHints } from './place-hints.ts';

/** A day of stops with these labels; their ids are their numbers. */
function hintsOf(...labels: readonly string[]): Readonly<Record<string, string>> {
  const stops = labels.map((label, index) =>
    newStop({
      id: String(index + 1),
      location: { lat: 47 + index, lng: 11, label, longLabel: '', englishName: '' },
    }),
  );
  const days = tripOf({ 'Tag 1': [] }).days.map((day) => ({ ...day, cityList: stops }));
  return placeHints({ days });
}

it('names the country where another one begins', () => {
  expect(
    hintsOf(
      'München, Bayern, Deutschland',
      'Garmisch, Bayern, Deutschland',
      'Innsbruck, Tirol, Österreich',
      'Bozen, Italien',
      'München, Bayern, Deutschland',
    ),
  ).toEqual({ 3: 'Österreich', 4: 'Italien', 5: 'Deutschland' });
});

it('says nothing on a trip in one country', () => {
  expect(hintsOf('Köln, Deutschland', 'Bonn, Deutschland')).toEqual({});
});

it('tells places of one name apart, and not a place from itself', () => {
  expect(
    hintsOf(
      'Neustadt, Bayern, Deutschland',
      'Köln, Nordrhein-Westfalen, Deutschland',
      'Neustadt, Hessen, Deutschland',
      'Köln, Nordrhein-Westfalen, Deutschland',
    ),
  ).toEqual({ 1: 'Bayern, Deutschland', 3: 'Hessen, Deutschland' });
});

it('passes over points without a country', () => {
  expect(hintsOf('Köln, Deutschland', '50.1° N 7.2° O', 'Bonn, Deutschland')).toEqual({});
});
