import type { Spot } from './frame.ts';
import type { MarkerPlace } from './marker-places.ts';
import { namePlaces, type NameSize } from './name-places.ts';
import { unpackLines } from './pack-lines.ts';
import { paintLegs } from './paint-legs.ts';
import { paintHere, paintMarkers, paintPending, paintRaisedMarker } from './paint-markers.ts';
import { paintNames } from './paint-names.ts';
import type { Pen } from './pen.ts';
import type { TripColours } from './trip-layers.ts';

interface LegsDrawing {
  readonly kind: 'legs';
  /** From `packLines`. */
  readonly lines: Float64Array;
  readonly zoom: number;
}

interface StopsDrawing {
  readonly kind: 'stops';
  readonly markers: readonly MarkerPlace[];
}

/** What is pointed at, selected or clicked, and where the traveller is. */
interface MarksDrawing {
  readonly kind: 'marks';
  readonly here: readonly Spot[];
  readonly raised: readonly MarkerPlace[];
  readonly pending: readonly Spot[];
}

/** All that one sheet shows, as plain data: whoever paints it, here or in a worker, needs to know nothing else. */
export type Drawing = (LegsDrawing | StopsDrawing | MarksDrawing) & {
  readonly colours: TripColours;
};

export function paintDrawing(
  pen: Pen,
  drawing: Drawing,
  sizeOf: (label: string) => NameSize,
): void {
  const { colours } = drawing;
  switch (drawing.kind) {
    case 'legs':
      paintLegs(pen, unpackLines(drawing.lines), colours, drawing.zoom);
      return;
    case 'stops':
      paintNames(pen, namePlaces(drawing.markers, sizeOf), colours);
      paintMarkers(pen, drawing.markers, colours);
      return;
    case 'marks':
      for (const spot of drawing.here) paintHere(pen, spot, colours);
      for (const place of drawing.raised) paintRaisedMarker(pen, place, colours);
      for (const spot of drawing.pending) paintPending(pen, spot, colours);
  }
}
