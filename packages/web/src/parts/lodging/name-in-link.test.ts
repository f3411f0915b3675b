import { expect, it } from 'vitest';
import { nameInLink } from './name-in-link.ts';

it.each([
  [
    'https://www.hotels.example/hotel/at/hotel-goldener-adler.de.html?aid=1',
    'Hotel Goldener Adler',
  ],
  ['https://camping.example/de/seeblick_am_see', 'Seeblick Am See'],
  ['https://zimmer.example/rooms/48213377', 'Rooms'],
  ['https://zimmer.example/h/M%C3%BChle-am-Bach/', 'Mühle Am Bach'],
  ['https://www.gasthof-post.example/', 'Gasthof-post'],
  ['https://zimmer.example/%E0%A4%A', 'Zimmer'],
  ['kein Link', ''],
])('guesses from %s the name %s', (link, name) => {
  expect(nameInLink(link)).toBe(name);
});
