import { readCalendarDate } from '@fahrtwind/domain';
import { describe, expect, it } from 'vitest';
import { readTripWish } from './read-trip-wish.ts';

/** A Tuesday. */
const TODAY = readCalendarDate('2027-03-02');

function wish(text: string, language: 'de' | 'en' = 'de') {
  if (!TODAY) throw new Error('no date');
  const { slots, values } = readTripWish(text, { today: TODAY, language })?.draft ?? {};
  if (!slots || !values) return null;
  const said = Object.entries(slots).map(([slot, found]) => [
    slot,
    found.map((value) => (value.is === 'text' ? value.text : '')).join(','),
  ]);
  const { withChildren, vehicle, roundTrip, areas, themes, ...rest } = values;
  return {
    ...Object.fromEntries(said),
    ...(areas !== '' && { areas }),
    ...(themes !== '' && { themes }),
    ...(withChildren === true && { withChildren }),
    ...(vehicle !== 'car' && { vehicle }),
    ...(roundTrip === true && { roundTrip }),
    ...rest,
  };
}

describe('readTripWish', () => {
  it.each([
    [
      'zwei Wochen Schottland mit dem Camper ab Rotterdam',
      {
        from: 'Rotterdam',
        areas: 'schottland/Schottland',
        vehicle: 'camper',
        roundTrip: true,
        days: 14,
      },
    ],
    [
      'langes Wochenende Vogesen',
      { areas: 'vogesen/Vogesen', roundTrip: true, start: '2027-03-05', days: 4 },
    ],
    [
      'mit den Kindern an den Gardasee',
      { areas: 'gardasee/Gardasee', withChildren: true, roundTrip: true },
    ],
    [
      'über Himmelfahrt irgendwo ans Wasser',
      { themes: 'coast,lakes', roundTrip: true, start: '2027-05-06', days: 4 },
    ],
    ['5 Tage an einen See, Start Ulm', { from: 'Ulm', themes: 'lakes', roundTrip: true, days: 5 }],
    [
      'Alpen, 10 Tage, Start und Ende in München',
      { from: 'München', areas: 'alpen/Alpen', roundTrip: true, days: 10 },
    ],
    [
      "9 tage cornwall, los geht's in düsseldorf",
      { from: 'düsseldorf', areas: 'cornwall/Cornwall', roundTrip: true, days: 9 },
    ],
    [
      'Zürich - Cinque Terre - Zürich, 6 Tage',
      { from: 'Zürich', areas: 'ligurien/Cinque Terre', roundTrip: true, days: 6 },
    ],
    [
      'von München durch Slowenien nach Triest in 8 Tagen',
      { from: 'München', to: 'Triest', areas: 'slowenien/Slowenien', days: 8 },
    ],
    [
      'Osterferien: Provence ab Freiburg, höchstens vier Stunden am Tag, je zwei Nächte',
      {
        from: 'Freiburg',
        areas: 'provence/Provence',
        roundTrip: true,
        start: '2027-03-27',
        limit: 240,
        mostNights: 2,
      },
    ],
    [
      'eine Woche Masuren ab Frankfurt Oder',
      { from: 'Frankfurt Oder', areas: 'polen/Masuren', roundTrip: true, days: 7 },
    ],
    [
      'Nordspanien, drei Wochen, Abfahrt Freiburg',
      { from: 'Freiburg', areas: 'nordspanien/Nordspanien', roundTrip: true, days: 21 },
    ],
    [
      'Toskana, ein fester Standort, eine Woche',
      { areas: 'toskana/Toskana', roundTrip: true, days: 7, mostNights: 21 },
    ],
  ])('%s', (text, expected) => {
    expect(wish(text)).toEqual(expected);
  });

  it.each([
    'Brauche ich in Österreich eine Vignette?',
    'Wie ist das Wetter in Schottland?',
    'Füge Wien hinzu',
    'ans Meer',
    'Danke',
  ])('hears no trip in: %s', (text) => {
    expect(wish(text)).toBeNull();
  });

  it('reads English on the English site', () => {
    expect(wish('a week in the Black Forest from Basel with kids', 'en')).toEqual({
      from: 'Basel',
      areas: 'schwarzwald/Black Forest',
      withChildren: true,
      roundTrip: true,
      days: 7,
    });
  });
});
