import { expect, it } from 'vitest';
import { readCoordinates } from './read-coordinates.ts';

it.each([
  ['47.5, 11.1', 47.5, 11.1],
  ['47.5,11.1', 47.5, 11.1],
  [' 47.5 11.1 ', 47.5, 11.1],
  ['47,5 11,1', 47.5, 11.1],
  ['47,5; 11,1', 47.5, 11.1],
  ['-33.9, 18.4', -33.9, 18.4],
  ['47.5° N, 11.1° O', 47.5, 11.1],
  ['33.9 S 18.4 E', -33.9, 18.4],
  ['40.7 N 74.0 W', 40.7, -74],
  ['geo:47.5,11.1', 47.5, 11.1],
  ['https://www.openstreetmap.org/?mlat=47.5&mlon=11.1#map=12/47.6/11.2', 47.5, 11.1],
  ['https://www.openstreetmap.org/#map=12/47.6/11.2', 47.6, 11.2],
  ['https://www.google.com/maps/@47.5,11.1,12z', 47.5, 11.1],
  [
    'https://www.google.de/maps/place/Bozen/@46.4,11.3,13z/data=!3m1!3d46.4983!4d11.3548',
    46.4983,
    11.3548,
  ],
  ['https://maps.apple.com/?ll=47.5,11.1', 47.5, 11.1],
  ['https://www.google.com/maps/search/?api=1&query=47.5%2C11.1', 47.5, 11.1],
])('reads %s', (text, lat, lng) => {
  expect(readCoordinates(text)).toMatchObject({ lat, lng });
});

it.each([
  '',
  'Bozen',
  '47.5',
  '0, 0',
  '0, 11.1',
  '91, 11',
  '47.5, 181',
  '47.5, 11.1, 3',
  '12.07.2026',
  'https://example.org/',
  'https://www.google.com/maps/dir/K%C3%B6ln/Trier/@50.3,6.9,9z',
  'https://maps.apple.com/?ll=999.0,11.1',
])('does not take %j for a place [VA-1]', (text) => {
  expect(readCoordinates(text)).toBeNull();
});

it('calls a point by its name in the link, else by its coordinates without a comma', () => {
  const link = 'https://www.google.de/maps/place/Schloss+Tirol/@46.6,11.1,13z';
  expect(readCoordinates(link)?.label).toBe('Schloss Tirol');
  expect(readCoordinates('47.5, 11.1')?.label).toBe('47.5000° N 11.1000° O');
  expect(readCoordinates('-33.9, -18.4')?.label).toBe('33.9000° S 18.4000° W');
  expect(readCoordinates('https://x.example/place/%E4%zz/@46.6,11.1')?.lat).toBe(46.6);
});
