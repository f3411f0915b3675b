import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { ownStyle } from './own-style.ts';
import { palettes } from './palette.ts';
import { roadLines, roadNames, ROADS_SOURCE, seaLines } from './road-layers.ts';

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

  it('is paper until tiles come: only they bring the sea, below the land', () => {
    const [paper, sea, land] = style.layers;
    expect(paper).toMatchObject({
      type: 'background',
      paint: { 'background-color': palettes[wish.theme].land },
    });
    expect(sea).toMatchObject({ type: 'fill', source: 'world', 'source-layer': 'sea' });
    expect(land?.id).toBe('land');
    expect(style.layers.filter(({ type }) => type === 'background')).toHaveLength(1);
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

const ids = (layers: readonly { readonly id: string }[]) => layers.map(({ id }) => id);

describe.each(wishes)('the roads, $theme in $language', ({ theme, language }) => {
  const colours = palettes[theme];
  const lines = roadLines(colours);
  const names = roadNames(colours, language);
  const style = {
    version: 8 as const,
    sources: { [ROADS_SOURCE]: { type: 'vector' as const, tiles: [source.tiles] } },
    layers: [...seaLines(colours), ...lines, ...names],
  };

  it('follow the specification of MapLibre', () => {
    expect(validateStyleMin(style)).toEqual([]);
  });

  const first = (id: string) => style.layers.find((layer) => layer.id === id)?.minzoom;

  it('show motorways and main roads when a whole country is in sight, passes and ferries nearer', () => {
    expect(
      ['road-motorway', 'road-main', 'crossing-ferry', 'crossing-train', 'road-pass'].map(first),
    ).toEqual([3.5, 3.5, 5, 6, 4]);
  });

  it('have all edges below all roads, and motorways on top', () => {
    const order = ids(lines).filter((id) => id.startsWith('road-'));
    expect(order.slice(0, 3).every((id) => id.endsWith('-edge'))).toBe(true);
    expect(order.at(-1)).toBe('road-motorway');
  });

  it('have numbers from zoom 5 on, ferries a name from 8, summits from 9 with their altitude', () => {
    expect(['road-number-motorway', 'crossing-name', 'summit-name'].map(first)).toEqual([5, 8, 9]);
    expect(JSON.stringify(names)).toContain(language === 'de' ? '"Fähre"' : '"Ferry"');
    expect(JSON.stringify(names)).toContain('["get","altitude"]');
  });

  it.each(['motorway', 'euro', 'other'] as const)('have numbers that can be read: %s', (plate) => {
    const { fill, text } = colours.roads.plates[plate];
    expect(contrast(fill, text)).toBeGreaterThan(4.5);
  });

  it('let ferries and summits be read', () => {
    expect(contrast(colours.roads.ferry, colours.water)).toBeGreaterThan(3);
    expect(contrast(colours.roads.summit, colours.relief[3])).toBeGreaterThan(3);
  });

  it('step back behind the route: nearer to the ground than a route may be, and still to be seen', () => {
    for (const { far } of [colours.roads.motorway, colours.roads.main, colours.roads.pass]) {
      expect(contrast(far, colours.land)).toBeLessThan(2.5);
      expect(contrast(far, colours.land)).toBeGreaterThan(1.3);
    }
  });

  it('can be told apart by class', () => {
    const { motorway, main, pass } = colours.roads;
    expect(new Set([motorway.near, main.near, pass.near]).size).toBe(3);
  });
});
