import type { RouteLeg } from '@fahrtwind/domain';
import { dateOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { questionFor, readAnswer } from './question.ts';

const leg = (
  fromCityId: string,
  cityId: string,
  routeProfile: RouteLeg['routeProfile'] = 'driving',
) =>
  ({
    fromCityId,
    cityId,
    routeProfile,
    toll: false,
    date: dateOf('2027-07-10'),
    month: 7,
    isFirstOfDay: false,
    from: place(fromCityId),
    to: place(cityId),
  }) satisfies RouteLeg;

const place = (name: string) => ({
  lat: 50 + name.charCodeAt(0),
  lng: 8,
  label: name,
  longLabel: '',
  englishName: '',
});

const answer = (cityId: string, meters: number) => ({
  cityId,
  routeProfile: 'driving' as const,
  meters,
  seconds: 60,
  geometry: [],
  hasToll: false,
  hasFerry: true,
  countries: [],
  isEstimate: false,
});

it('asks for legs that follow each other as one chain, each with its own profile', () => {
  const question = questionFor([leg('a', 'b'), leg('b', 'c', 'walking')]);
  expect(question?.stops.map(({ lat, routeProfile }) => [lat - 50, routeProfile])).toEqual([
    [97, 'direct'],
    [98, 'driving'],
    [99, 'walking'],
  ]);
  expect(question?.stops.every(({ toll }) => !toll)).toBe(true);
});

it('leaps over what is known already, and does not take the leap for an answer', () => {
  const legs = [leg('a', 'b'), leg('d', 'e')];
  const question = questionFor(legs);
  expect(question?.stops.map(({ routeProfile }) => routeProfile)).toEqual([
    'direct',
    'driving',
    'direct',
    'driving',
  ]);
  const planned = question?.stops.slice(1).map(({ cityId }, index) => answer(cityId, index)) ?? [];
  const found = question ? readAnswer(question, planned) : [];
  expect(found.map(([{ cityId }, { meters }]) => [cityId, meters])).toEqual([
    ['b', 0],
    ['e', 2],
  ]);
});

it('distinguishes a way without a road from one that was not asked for', () => {
  const question = questionFor([leg('a', 'b')]);
  const name = question?.stops[1]?.cityId ?? '';
  const found = question ? readAnswer(question, [{ cityId: name, noRoute: true }]) : [];
  expect(found[0]?.[1]).toMatchObject({ isMissing: true, isEstimate: true });
});

it('asks nothing when everything is known', () => {
  expect(questionFor([])).toBeNull();
});
