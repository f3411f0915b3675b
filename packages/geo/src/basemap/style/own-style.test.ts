import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { ownStyle } from './own-style.ts';
import { palettes } from './palette.ts';

const source = {
  tiles: 'pmtiles:///api/map/tiles/0123456789abcdef.pmtiles/{z}/{x}/{y}',
  minZoom: 0,
  maxZoom: 7,
  attribution: 'Natural Earth',
};
const wishes = (['light', 'dark'] as const).flatMap((theme) =>
  (['de', 'en'] as const).map((language) => ({ theme, language })),
);

describe.each(wishes)('the style, $theme in $language', (wish) => {
  const style = ownStyle(wish, source);

  it('follows the specification of MapLibre', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  it('needs no glyph server, no sprite and no other host', () => {
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    expect(JSON.stringify(style)).not.toMatch(/https?:/);
  });
});

const fieldOf = (language: 'de' | 'en') =>
  ownStyle({ theme: 'light', language }, source).layers.find(({ id }) => id === 'city-name');

it('lets the rough outlines of towns go before they can be told from the coast', () => {
  const { layers } = ownStyle({ theme: 'light', language: 'de' }, source);
  const towns = layers.find(({ id }) => id === 'urban');
  expect(towns?.maxzoom).toBe(11);
  expect(towns?.paint).toMatchObject({
    'fill-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 11, 0],
  });
});

it('names places in the language of the reader', () => {
  expect(JSON.stringify(fieldOf('de'))).not.toContain('"en"');
  expect(JSON.stringify(fieldOf('en'))).toContain('["coalesce",["get","en"],["get","name"]]');
});

const channel = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(Object.entries(palettes))('the %s colours', (_, colours) => {
  it.each(['text', 'textMinor', 'textCountry'] as const)('let %s be read on land', (name) => {
    expect(contrast(colours[name], colours.land)).toBeGreaterThan(4.5);
    expect(contrast(colours[name], colours.relief[3])).toBeGreaterThan(3);
  });

  it('let names of seas be read on water', () => {
    expect(contrast(colours.textWater, colours.water)).toBeGreaterThan(3);
  });
});
