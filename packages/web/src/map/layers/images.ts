import type { ExpressionSpecification, Map as MapLibre } from 'maplibre-gl';
import { isPoiSign, POI_PATHS } from '../../ui/poi-paths.ts';
import { addRideImage } from './ride-layers.ts';
import { addSignImage } from './sign-image.ts';
import type { TripColours } from './trip-colours.ts';

/** An empty image of a marker's size. */
export const MARKER_ROOM = 'trip-marker-room';

/** Sharp on fine screens. */
const PIXEL_RATIO = 3;
const ROOM = 24;
const HOUSE = 20;
const PLATE = 16;
const CORNER = 6;

/** A house in the colour of a feature's day. Images are named by their colours, so that each theme has its own. */
export function houseImage({ days, surface }: TripColours): ExpressionSpecification {
  const colour: ExpressionSpecification = ['at', ['get', 'day'], ['literal', [...days]]];
  return ['concat', 'trip-house|', colour, `|${surface}`];
}

/** The background of a name, stretched to its size. */
export function plateImage(surface: string): string {
  return `trip-plate|${surface}`;
}

/** Draws the images that the trip's layers and the basemap request. */
export function addTripImage(map: MapLibre, id: string): void {
  const [name, fill = '', edge = ''] = id.split('|');
  if (name === MARKER_ROOM) map.addImage(id, new ImageData(ROOM, ROOM));
  if (name === 'trip-house') addImage(map, id, HOUSE, (pen) => drawHouse(pen, fill, edge));
  if (name === 'trip-plate') addPlate(map, id, fill);
  if (name === 'trip-ride') addRideImage(map, id);
  if (name === 'trip-poi') addPoiImage(map, id);
  // The plate with the number of a road, for the basemap's style.
  if (name === 'road-plate') addRoadPlate(map, id, fill, edge);
}

function addPoiImage(map: MapLibre, id: string): void {
  const [, kind, stroke = '', fill = ''] = id.split('|');
  // Kinds that are newer than this page look like sights.
  const path = POI_PATHS[isPoiSign(kind) ? kind : 'sight'];
  addSignImage(map, id, { path, stroke, fill });
}

/** Smaller corners than a name's: numbers are many and small. */
function addRoadPlate(map: MapLibre, id: string, fill: string, edge: string): void {
  const [start, end] = [4 * PIXEL_RATIO, (PLATE - 4) * PIXEL_RATIO];
  const draw = (pen: CanvasRenderingContext2D): void => {
    pen.fillStyle = fill;
    pen.strokeStyle = edge;
    pen.beginPath();
    pen.roundRect(0.5, 0.5, PLATE - 1, PLATE - 1, 3);
    pen.fill();
    pen.stroke();
  };
  addImage(map, id, PLATE, draw, {
    stretchX: [[start, end]],
    stretchY: [[start, end]],
    content: [PIXEL_RATIO, PIXEL_RATIO, (PLATE - 1) * PIXEL_RATIO, (PLATE - 1) * PIXEL_RATIO],
  });
}

function addPlate(map: MapLibre, id: string, fill: string): void {
  const [start, end] = [CORNER * PIXEL_RATIO, (PLATE - CORNER) * PIXEL_RATIO];
  const draw = (pen: CanvasRenderingContext2D): void => {
    pen.fillStyle = fill;
    pen.beginPath();
    pen.roundRect(0, 0, PLATE, PLATE, CORNER);
    pen.fill();
  };
  addImage(map, id, PLATE, draw, {
    stretchX: [[start, end]],
    stretchY: [[start, end]],
    content: [start, start, end, end],
  });
}

/** A white house on a tile with rounded corners, on a grid of 20. */
function drawHouse(pen: CanvasRenderingContext2D, fill: string, edge: string): void {
  pen.fillStyle = edge;
  pen.beginPath();
  pen.roundRect(0, 0, HOUSE, HOUSE, CORNER);
  pen.fill();
  pen.fillStyle = fill;
  pen.beginPath();
  pen.roundRect(1.5, 1.5, HOUSE - 3, HOUSE - 3, CORNER - 1.5);
  pen.fill();
  pen.fillStyle = '#ffffff';
  const house = new Path2D('M10 4.6 15.6 9.6H14.2V14.8H11.3V11.6H8.7V14.8H5.8V9.6H4.4Z');
  // The rule takes the pen for an array.
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type
  pen.fill(house);
}

function addImage(
  map: MapLibre,
  id: string,
  size: number,
  draw: (pen: CanvasRenderingContext2D) => void,
  options: Parameters<MapLibre['addImage']>[2] = {},
): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * PIXEL_RATIO;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(PIXEL_RATIO, PIXEL_RATIO);
  draw(pen);
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  map.addImage(id, image, { pixelRatio: PIXEL_RATIO, ...options });
}
