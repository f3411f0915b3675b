import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec';
import { z } from 'zod';
import { createOutsideService } from '../outside/outside-service.ts';
import type { Basemap } from './basemap.ts';

const style = z.looseObject({
  version: z.literal(8),
  sources: z.record(z.string(), z.looseObject({ attribution: z.string().optional() })),
  layers: z.array(z.looseObject({ id: z.string(), type: z.string() })),
});

const NAME = 'style-url';
/** Parts of a style that hold addresses, which may be relative to the style's own. */
const ADDRESSES = new Set(['url', 'tiles', 'glyphs', 'sprite', 'data']);

/** A map whose style lies on a configured host; the browser loads its tiles from the hosts that it names. */
export function createStyleUrlBasemap(url: string): Basemap {
  const { origin, pathname, search } = new URL(url);
  const ask = createOutsideService({ name: NAME, url: origin });
  const path = pathname.slice(1) + search;
  return {
    style: async () => {
      const value = await ask({ path }, ({ json }) => style.parse(json));
      const attribution = Object.values(value.sources).flatMap((source) =>
        source.attribution ? [source.attribution.replaceAll(/<[^>]*>/g, '').trim()] : [],
      );
      // Checked as far as we use it; MapLibre checks the rest.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const reachable = withAbsoluteAddresses(value, url) as StyleSpecification;
      return { value: reachable, source: NAME, attribution, isFallback: false };
    },
    archive: async () => null,
  };
}

function withAbsoluteAddresses(value: unknown, base: string, key = ''): unknown {
  if (typeof value === 'string') return ADDRESSES.has(key) ? absolute(value, base) : value;
  if (Array.isArray(value)) return value.map((one) => withAbsoluteAddresses(one, base, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withAbsoluteAddresses(part, base, name)]),
  );
}

function absolute(address: string, base: string): string {
  // URL would write the braces of {z}/{x}/{y} in another way.
  return new URL(address, base).href.replaceAll('%7B', '{').replaceAll('%7D', '}');
}
