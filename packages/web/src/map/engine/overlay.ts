import { isSameData } from '@fahrtwind/domain';
import type { Map as MapLibre } from 'maplibre-gl';
import type { MapContent } from '../map-data.ts';
import type { Spot } from './frame.ts';
import { legLines, legNear, type LegLine } from './leg-lines.ts';
import { isRaised, markerPlaces, spotsOf, stopNear, type MarkerPlace } from './marker-places.ts';
import { namePlaces } from './name-places.ts';
import { paintLegs } from './paint-legs.ts';
import { paintHere, paintMarker, paintPending, paintRaisedMarker } from './paint-markers.ts';
import { paintNames } from './paint-names.ts';
import { readColours } from './read-colours.ts';
import { createSheet } from './sheet.ts';

export interface Overlay {
  /** What is pointed at, selected or clicked: drawn with the next frame. */
  point(content: MapContent): void;
  /** All stops and legs. */
  show(content: MapContent): void;
  /** Reads the page's colours again. */
  recolour(): void;
  /** The stop whose marker is within reach of a point of the map, in pixels. */
  stopAt(point: Spot, reach: number): string | null;
  /** The stop that the dashed leg within reach leads to. */
  legAt(point: Spot, reach: number): string | null;
  remove(): void;
}

/**
 * Markers and dashed legs above the map: renumbering three hundred stops or moving one to another day is a picture of
 * some milliseconds and does not draw the map again. What is pointed at has a sheet of its own, because it changes with
 * every move of the mouse and of the focus.
 */
export function createOverlay(map: MapLibre, initial: MapContent): Overlay {
  const container = map.getContainer();
  let content = initial;
  let pointed = initial;
  let colours = readColours(container);
  // People aim at what they see, and that is the last painting.
  let lines: readonly LegLine[] = [];
  let markers: readonly MarkerPlace[] = [];
  const below = createSheet(map, (pen, frame, sizeOf) => {
    lines = legLines(content.legs, frame);
    paintLegs(pen, lines, colours, map.getZoom());
    markers = markerPlaces(content.stops, frame);
    paintNames(pen, namePlaces(markers, sizeOf), colours);
    for (const place of markers) paintMarker(pen, place, colours);
  });
  const above = createSheet(map, (pen, frame) => {
    const { stops, pending, here } = pointed;
    if (here) for (const spot of spotsOf(here, frame)) paintHere(pen, spot, colours);
    for (const place of markerPlaces(stops.filter(isRaised), frame))
      paintRaisedMarker(pen, place, colours);
    if (pending) for (const spot of spotsOf(pending, frame)) paintPending(pen, spot, colours);
  });
  return {
    point: (next) => {
      if (hasSameMarks(pointed, next)) return;
      pointed = next;
      above.drawSoon();
    },
    show: (next) => {
      content = next;
      pointed = next;
      below.drawSoon();
      above.drawSoon();
    },
    recolour: () => {
      colours = readColours(container);
      below.drawSoon();
      above.drawSoon();
    },
    stopAt: (point, reach) => stopNear(markers, point, reach),
    legAt: (point, reach) => legNear(lines, point, reach),
    remove: () => {
      below.remove();
      above.remove();
    },
  };
}

function hasSameMarks(before: MapContent, now: MapContent): boolean {
  const [raisedBefore, raised] = [before, now].map(({ stops }) => stops.filter(isRaised));
  return (
    before.pending === now.pending && before.here === now.here && isSameData(raisedBefore, raised)
  );
}
