import { describe, expect, it } from 'vitest';
import { readMapLink } from './read-map-link.ts';

const POINT = { lat: 47.5, lng: 11.1 };

describe('readMapLink', () => {
  it.each([
    ['https://www.google.com/maps/@47.5,11.1,12z'],
    [
      'https://www.google.de/maps/place/Eibsee/@48.1,12.2,15z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d47.5!4d11.1',
    ],
    ['https://www.google.com/maps?q=47.5,11.1'],
    ['https://www.google.com/maps/search/?api=1&query=47.5%2C11.1'],
    ['https://maps.google.com/?ll=47.5,11.1&z=10'],
    ['https://www.google.com/maps/dir/?api=1&destination=47.5,11.1'],
    ['https://www.google.com/maps/dir/K%C3%B6ln/47.5,11.1/@48,9,7z'],
    ['https://www.openstreetmap.org/#map=12/47.5/11.1'],
    ['https://www.openstreetmap.org/?mlat=47.5&mlon=11.1#map=5/1/2'],
    ['https://maps.apple.com/?ll=47.5,11.1&q=Eibsee'],
    ['https://maps.apple.com/place?coordinate=47.5,11.1&name=Eibsee'],
    ['https://www.bing.com/maps?cp=47.5~11.1&lvl=12'],
    ['https://share.here.com/l/?map=47.5,11.1,15,normal'],
    ['geo:47.5,11.1'],
    ['geo:47.5,11.1;u=35?z=12'],
    ['geo:0,0?q=47.5,11.1(Eibsee)'],
  ])('reads the point of %s', (link) => {
    expect(readMapLink(link)?.point).toEqual(POINT);
  });

  it.each([
    ['https://www.google.com/maps/place/Schloss+Neuschwanstein/', 'Schloss Neuschwanstein'],
    ['https://www.google.com/maps/search/M%C3%BCnchen', 'München'],
    ['https://www.google.com/maps/dir/K%C3%B6ln/Bad+T%C3%B6lz/@49,9,7z/data=!3m1', 'Bad Tölz'],
    ['https://maps.apple.com/?q=Venedig', 'Venedig'],
    ['geo:0,0?q=Marienplatz', 'Marienplatz'],
  ])('reads the name of %s', (link, text) => {
    expect(readMapLink(link)).toEqual({ point: null, text });
  });

  it.each([
    ['https://maps.app.goo.gl/AbCdEf123'],
    ['https://www.google.com/maps?q=95,200'],
    ['https://www.google.com/maps/@%E0%A4,11'],
    ['http://169.254.169.254/latest/meta-data'],
    ['geo:'],
  ])('finds nothing in %s, and does not look there', (link) => {
    expect(readMapLink(link)).toEqual({ point: null, text: '' });
  });

  it.each([['Rom'], ['www.google.com/maps'], ['javascript:alert(1)'], ['https://'], ['']])(
    'takes %j for a name',
    (text) => {
      expect(readMapLink(text)).toBeNull();
    },
  );
});

describe('the short codes of OpenStreetMap', () => {
  it.each([
    ['https://osm.org/go/0EEQjE--', 51.511, 0.055],
    ['https://www.openstreetmap.org/go/0EEQjE--?m=', 51.511, 0.055],
    ['https://osm.org/go/0C~oT7nCQ', 47.492, 11.096],
  ])('are read without a request: %s', (link, lat, lng) => {
    const point = readMapLink(link)?.point;
    expect(point?.lat).toBeCloseTo(lat, 2);
    expect(point?.lng).toBeCloseTo(lng, 2);
  });

  it.each(['https://osm.org/go/', 'https://osm.org/go/-', 'https://evil.example/go/0EEQjE--'])(
    'are not seen in %s',
    (link) => {
      expect(readMapLink(link)?.point).toBeNull();
    },
  );
});
