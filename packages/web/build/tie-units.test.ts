import { expect, it } from 'vitest';
import { tieUnits } from './tie-units.ts';

it.each([
  ['12 km', '12\u00A0km'],
  ['rund 40 € im Jahr', 'rund 40\u00A0€ im Jahr'],
  ['von 7 bis 20 Uhr', 'von 7 bis 20\u00A0Uhr'],
  ['z. B. Bled', 'z.\u00A0B. Bled'],
])('keeps %j on one line', (text, tied) => {
  expect(tieUnits(text)).toBe(tied);
});

it.each(['3 kleine Orte', 'Tag 2 mit Hund', '5 Tage'])('leaves %j alone', (text) => {
  expect(tieUnits(text)).toBe(text);
});
