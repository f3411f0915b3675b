import type { Map as MapLibre } from 'maplibre-gl';

const PIXEL_RATIO = 3;
const SIGN = 24;

interface Sign {
  /** Strokes on a 24 × 24 grid. */
  readonly path: string;
  readonly stroke: string;
  readonly fill: string;
}

/** Draws a round sign for the map: what it stands for in its colour, on a plate. */
export function addSignImage(map: MapLibre, id: string, { path, stroke, fill }: Sign): void {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIGN * PIXEL_RATIO;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.scale(PIXEL_RATIO, PIXEL_RATIO);
  pen.fillStyle = fill;
  pen.strokeStyle = stroke;
  pen.lineWidth = 1.5;
  pen.lineCap = pen.lineJoin = 'round';
  pen.beginPath();
  pen.arc(SIGN / 2, SIGN / 2, SIGN / 2 - 1, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.translate(SIGN / 4, SIGN / 4);
  pen.scale(0.5, 0.5);
  pen.lineWidth = 2.4;
  pen.stroke(new Path2D(path));
  const image = pen.getImageData(0, 0, canvas.width, canvas.height);
  map.addImage(id, image, { pixelRatio: PIXEL_RATIO });
}
