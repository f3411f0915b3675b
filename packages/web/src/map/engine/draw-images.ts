import type { TripColours } from './trip-layers.ts';

/** Drawn larger than shown, so that it is sharp on fine screens and when raised. */
export const IMAGE_SCALE = 3;
const SIZE = 30;
const DOT_SIZE = 26;

/** Draws the image that a layer asks for by name; null for names that are not ours. */
export function drawImage(name: string, colours: TripColours): ImageData | null {
  const stop = /^stop-(\d+)-(firm|selected|optional)$/.exec(name);
  if (stop) {
    const colour = colours.days[Number(stop[1]) - 1] ?? colours.text;
    return draw(SIZE, (pen) => drawStop(pen, colour, stop[2] ?? 'firm', colours));
  }
  if (name === 'pending') return draw(DOT_SIZE, (pen) => drawPending(pen, colours));
  if (name === 'here') return draw(DOT_SIZE, (pen) => drawHere(pen, colours));
  return null;
}

type Pen = OffscreenCanvasRenderingContext2D;

function draw(size: number, paint: (pen: Pen) => void): ImageData | null {
  const pixels = size * IMAGE_SCALE;
  const pen = new OffscreenCanvas(pixels, pixels).getContext('2d');
  if (!pen) return null;
  pen.scale(IMAGE_SCALE, IMAGE_SCALE);
  paint(pen);
  return pen.getImageData(0, 0, pixels, pixels);
}

function circle(pen: Pen, centre: number, radius: number): void {
  pen.beginPath();
  pen.arc(centre, centre, radius, 0, Math.PI * 2);
}

function drawStop(pen: Pen, colour: string, look: string, { surface, accent }: TripColours): void {
  const centre = SIZE / 2;
  if (look === 'selected') {
    circle(pen, centre, 14.5);
    pen.fillStyle = accent;
    pen.fill();
  }
  circle(pen, centre, 12.5);
  pen.fillStyle = surface;
  pen.fill();
  circle(pen, centre, look === 'optional' ? 10.6 : 10.8);
  if (look === 'optional') {
    pen.strokeStyle = colour;
    pen.lineWidth = 2;
    pen.setLineDash([3.4, 2.15]);
    pen.stroke();
    return;
  }
  pen.fillStyle = colour;
  pen.fill();
}

function drawPending(pen: Pen, { accent, surface, text }: TripColours): void {
  const centre = DOT_SIZE / 2;
  circle(pen, centre, 10);
  pen.fillStyle = surface;
  pen.fill();
  pen.strokeStyle = text;
  pen.lineWidth = 1.5;
  pen.stroke();
  circle(pen, centre, 6);
  pen.fillStyle = accent;
  pen.fill();
}

function drawHere(pen: Pen, { here }: TripColours): void {
  const centre = DOT_SIZE / 2;
  circle(pen, centre, 12.5);
  pen.globalAlpha = 0.25;
  pen.fillStyle = here;
  pen.fill();
  pen.globalAlpha = 1;
  circle(pen, centre, 7.5);
  pen.fillStyle = '#ffffff';
  pen.fill();
  circle(pen, centre, 5.5);
  pen.fillStyle = here;
  pen.fill();
}
