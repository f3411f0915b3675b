import { expect, it } from 'vitest';
import { photoSource } from './photo-source.ts';

const url = '/v0/b/fahrtwind/o/photos%2Fada%2Fbild-0001?alt=media&token=a-b_c';

it('offers a photo in the widths that the server keeps', () => {
  expect(photoSource({ url, width: 1920, height: 960 }).srcSet).toBe(
    `${url}&size=480 480w, ${url}&size=960 960w, ${url}&size=1920 1920w`,
  );
  // The longer side is what the server shrinks.
  expect(photoSource({ url, width: 960, height: 1920 }).srcSet).toBe(
    `${url}&size=480 240w, ${url}&size=960 480w, ${url}&size=1920 960w`,
  );
});

it('offers a small photo once', () => {
  expect(photoSource({ url, width: 300, height: 200 }).srcSet).toBe(`${url}&size=480 300w`);
});

it.each([
  'https://elsewhere.example/a.jpg',
  '//elsewhere.example/v0/b/x/o/a?alt=media&token=b',
  'javascript:alert(1)',
  `${url} 1w, https://elsewhere.example/a.jpg`,
])('loads nothing from %s', (other) => {
  expect(photoSource({ url: other, width: 10, height: 10 })).toEqual({ src: '', srcSet: '' });
});
