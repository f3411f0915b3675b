import { countriesOf, routeLegsOf } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { nameCountries, type CodesOfLeg } from './name-countries.ts';

const TRIP = tripOf({ 'Tag 1': ['Freiburg', 'Mailand', 'Verona'] });
const names = (codesOf: CodesOfLeg): readonly string[] =>
  countriesOf(
    TRIP,
    nameCountries(routeLegsOf(TRIP), codesOf, (code) => `Land ${code}`),
  ).map(({ country }) => country);

it('puts a country that is only passed through between those with stops', () => {
  expect(names(({ cityId }) => (cityId === 'mailand' ? ['DE', 'CH', 'IT'] : ['IT']))).toEqual([
    'Deutschland',
    'Land CH',
    'Italien',
  ]);
});

it('lists only what labels say as long as no route planner has answered', () => {
  expect(names(() => undefined)).toEqual(['Deutschland', 'Italien']);
});
