import { describe, expect, it } from 'vitest';
import { readDirections } from './read-directions.ts';

const texts = (link: string) => readDirections(link)?.map(({ text }) => text) ?? null;

describe('a link with directions', () => {
  it.each([
    [
      'https://www.google.com/maps/dir/K%C3%B6ln/Burg+Eltz/Trier/@50.3,6.9,9z',
      'Köln|Burg Eltz|Trier',
    ],
    ['https://www.google.de/maps/dir//Trier,+Deutschland/Metz/', 'Trier, Deutschland|Metz'],
    [
      'https://www.google.com/maps/dir/50.9375,6.9603/49.7596,6.6441/',
      '50.9375,6.9603|49.7596,6.6441',
    ],
    [
      'https://www.google.com/maps/dir/?api=1&origin=K%C3%B6ln&destination=Trier&waypoints=Cochem%7CBernkastel',
      'Köln|Cochem|Bernkastel|Trier',
    ],
    [
      'https://maps.google.com/maps?saddr=Hamburg&daddr=Bremen+to:Oldenburg',
      'Hamburg|Bremen|Oldenburg',
    ],
    ['https://www.google.com/maps/dir/Mein+Standort/K%C3%B6ln/Trier/data=!3m1', 'Köln|Trier'],
  ])('has the stops of %s', (link, expected) => {
    expect(texts(link)).toEqual(expected.split('|'));
  });

  it('has the points that stand behind the names, without those of a dragged way', () => {
    const link =
      'https://www.google.com/maps/dir/K%C3%B6ln/Trier/@50.3,6.9,9z/data=!4m19!4m18!1m10!1m1!1s0x47b:0x1!2m2!1d6.9602786!2d50.937531!3m4!1m2!1d6.5!2d50.2!3s0x1!1m5!1m1!1s0x479:0x2!2m2!1d6.6371433!2d49.749992!3e0';
    expect(readDirections(link)).toEqual([
      { text: 'Köln', point: { lat: 50.937531, lng: 6.9602786 } },
      { text: 'Trier', point: { lat: 49.749992, lng: 6.6371433 } },
    ]);
  });

  it.each([
    ['Köln'],
    ['https://www.google.com/maps/place/K%C3%B6ln/@50.9,6.9,12z'],
    ['https://www.google.com/maps/dir/?api=1&destination=47.5,11.1'],
    ['https://'],
  ])('is not %s', (text) => {
    expect(readDirections(text)).toBeNull();
  });
});
