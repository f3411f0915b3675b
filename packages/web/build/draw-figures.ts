import { fileURLToPath } from 'node:url';
import { createOutlines, type Outline } from '../../geo/src/outlines/create-outlines.ts';
import type { ContentNode } from '../src/parts/prose/content-node.ts';
import type { MapShape } from '../src/parts/prose/figure.ts';
import type { CompiledNode } from './compile-markdown.ts';
import type { MapBox, MapLayout } from './figure-map.ts';

const ARCHIVE = fileURLToPath(new URL('../../../data/basemap/world.pmtiles', import.meta.url));
/** Points that are closer than this cannot be told apart. */
const LEAST_STEP = 2;
/** Hills would fill half of Europe; mountains tell where the road climbs. */
const LEAST_RELIEF = 3;
const SMALLEST_AREA = 4;

/** From below. */
const KINDS = ['land', 'relief', 'lake', 'border'] as const;

/** Draws coasts, mountains, lakes and borders below the places of all maps of a text. */
export async function drawFigures(body: readonly CompiledNode[]): Promise<readonly ContentNode[]> {
  return Promise.all(
    body.map(async (node): Promise<ContentNode> => {
      if (typeof node === 'string' || node.tag !== 'figure') return node;
      const { figure } = node;
      return figure.kind === 'map'
        ? { tag: 'figure', figure: await drawMap(figure) }
        : { tag: 'figure', figure };
    }),
  );
}

async function drawMap({ box, ...map }: MapLayout) {
  const found = await createOutlines(ARCHIVE).within(box, map.width / 2);
  const place = placer(box, map);
  const shapes = KINDS.flatMap((kind): MapShape[] => {
    const path = found
      .filter((outline) => outline.kind === kind && isShown(outline))
      .flatMap(({ parts }) => parts.map((part) => pathOf(part.map(place), kind !== 'border')))
      .join('');
    return path === '' ? [] : [{ kind, path }];
  });
  return { ...map, shapes };
}

function isShown({ kind, level }: Outline): boolean {
  return kind !== 'relief' || level === LEAST_RELIEF;
}

type Point = readonly [number, number];

function placer(
  box: MapBox,
  { width, height }: { readonly width: number; readonly height: number },
) {
  return ([x, y]: Point): Point => [
    Math.round(((x - box.left) / (box.right - box.left)) * width),
    Math.round(((y - box.top) / (box.bottom - box.top)) * height),
  ];
}

/** With relative steps, which are half as long. Empty where nothing can be seen of it. */
function pathOf(points: readonly Point[], isArea: boolean): string {
  const kept: Point[] = [];
  for (const [index, point] of points.entries()) {
    const last = kept.at(-1);
    const isEnd = index === points.length - 1;
    if (last && !isEnd && Math.hypot(point[0] - last[0], point[1] - last[1]) < LEAST_STEP) continue;
    kept.push(point);
  }
  const [first] = kept;
  if (!first || kept.length < (isArea ? 3 : 2)) return '';
  if (isArea && areaOf(kept) < SMALLEST_AREA) return '';
  let [x, y] = first;
  const steps = kept.slice(1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}${isArea ? 'z' : ''}`;
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}
