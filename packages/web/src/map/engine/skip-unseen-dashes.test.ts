import type { Map as MapLibre } from 'maplibre-gl';
import { expect, it, vi } from 'vitest';
import { skipUnseenDashes } from './skip-unseen-dashes.ts';

/** As much of a map as is asked: whether a tile has lines, and which of them are in the picture. */
function mapWith(world: { isInTile: boolean; isInSight: boolean }) {
  const line = vi.fn();
  const query = vi.fn(() => (world.isInSight ? ['a border'] : []));
  const sky = vi.fn();
  const painter = { drawFunctions: { line, sky } };
  const map = { painter, queryRenderedFeatures: query };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  skipUnseenDashes(map as unknown as MapLibre);
  const tiles = { getTile: () => ({ getBucket: () => (world.isInTile ? {} : undefined) }) };
  const draw = (paint: Readonly<Record<string, unknown>>) => {
    const layer = { id: 'border', getPaintProperty: (name: string) => paint[name] };
    painter.drawFunctions.line(painter, tiles, layer, [{}], {});
  };
  return { draw, line, query, painter, sky };
}

const dashed = { 'line-dasharray': [2, 2] };

it('draws plain lines without asking where they are', () => {
  const { draw, line, query } = mapWith({ isInTile: true, isInSight: false });
  draw({ 'line-width': 2 });
  expect(line).toHaveBeenCalledOnce();
  expect(query).not.toHaveBeenCalled();
});

it('leaves dashes out until one is in sight, and then draws them for good', () => {
  const world = { isInTile: true, isInSight: false };
  const { draw, line, query } = mapWith(world);
  draw(dashed);
  expect(line).not.toHaveBeenCalled();
  world.isInSight = true;
  draw(dashed);
  expect(line).toHaveBeenCalledOnce();
  world.isInSight = false;
  draw(dashed);
  expect(line).toHaveBeenCalledTimes(2);
  expect(query).toHaveBeenCalledTimes(2);
});

it('looks for nothing in tiles that have none', () => {
  const { draw, line, query } = mapWith({ isInTile: false, isInSight: false });
  draw(dashed);
  expect(line).not.toHaveBeenCalled();
  expect(query).not.toHaveBeenCalled();
});

it('leaves everything else as it is drawn', () => {
  const { painter, sky } = mapWith({ isInTile: true, isInSight: true });
  expect(painter.drawFunctions.sky).toBe(sky);
});
