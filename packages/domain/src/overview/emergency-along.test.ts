import { describe, expect, it } from 'vitest';
import { countryName } from '../text/country.ts';
import { emergencyNumbersOf } from '../text/emergency-numbers.ts';
import { newStop } from '../trip/stop.ts';
import { placeOf, tripOf } from '../testing/index.ts';
import { emergencyAlong } from './emergency-along.ts';

const NOTHING = (): undefined => undefined;

describe('whom to call along a trip', () => {
  it('names each country once, also those that the route only crosses', () => {
    const trip = tripOf({ 'Tag 1': ['München', 'Verona'] });
    const { known, unknown } = emergencyAlong(trip, () => ['DE', 'AT', 'IT'], 'de');
    expect(known.map(({ country }) => country)).toEqual(['Deutschland', 'Österreich', 'Italien']);
    expect(known[1]?.numbers).toEqual({ all: '112', police: '133', ambulance: '144', fire: '122' });
    expect(unknown).toEqual([]);
  });

  it('names countries in the language of the reader, whatever their labels say', () => {
    const { known } = emergencyAlong(tripOf({ 'Tag 1': ['München'] }), () => ['DE'], 'en');
    expect(known.map(({ country }) => country)).toEqual(['Germany']);
  });

  it('says where it has no numbers', () => {
    const location = { ...placeOf('Köln'), label: 'Kabul, Afghanistan' };
    const trip = tripOf({ 'Tag 1': ['Köln'] });
    const days = trip.days.map((day) => ({
      ...day,
      cityList: [newStop({ id: 'kabul', location })],
    }));
    expect(emergencyAlong({ days }, NOTHING, 'de').unknown).toEqual(['Afghanistan']);
  });
});

describe('the table of emergency numbers', () => {
  const EU = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK';

  it('has 112 for every member of the European Union', () => {
    for (const code of EU.split(' ')) expect(emergencyNumbersOf(code)?.all, code).toMatch(/^112\b/);
  });

  it('names a number for help in every country that it names', () => {
    for (const first of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
      for (const second of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        const numbers = emergencyNumbersOf(first + second);
        if (!numbers) continue;
        expect(countryName(first + second, 'de')).not.toBe('');
        const { all, police, ambulance, fire } = numbers;
        for (const service of [police, ambulance, fire])
          expect(service || all, first + second).toMatch(/^\d{2,4}(\/\d{3})?$/);
      }
  });
});
