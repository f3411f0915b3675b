import { isSameData } from '@fahrtwind/domain';
import type { Map as MapLibre } from 'maplibre-gl';
import type { MapContent } from '../map-data.ts';
import { changedBox, touches } from './changed-box.ts';
import type { Spot } from './frame.ts';
import { legLines, legNear, type LegLine } from './leg-lines.ts';
import { isRaised, markerPlaces, spotsOf, stopNear, type MarkerPlace } from './marker-places.ts';
import { namePlaces } from './name-places.ts';
import { paintLegs } from './paint-legs.ts';
import { paintHere, paintMarkers, paintPending, paintRaisedMarker } from './paint-markers.ts';
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
 * some milliseconds and does not draw the map again. Legs have a sheet of their own, of which an edit changes a small
 * part; so has what is pointed at, because it changes with every move of the mouse and of the focus.
 */
export function createOverlay(map: MapLibre, initial: MapContent): Overlay {
  const container = map.getContainer();
  let content = initial;
  let pointed = initial;
  let colours = readColours(container);
  // People aim at what they see, and that is the last painting.
  let lines: readonly LegLine[] = [];
  let markers: readonly MarkerPlace[] = [];
  const ways = createSheet(map, {
    look: (frame) => {
      const before = lines;
      lines = legLines(content.legs, frame);
      return changedBox(before, lines) ?? 'same';
    },
    paint: (pen, _, part) => {
      const shown = part ? lines.filter((line) => touches(line, part)) : lines;
      paintLegs(pen, shown, colours, map.getZoom());
    },
  });
  const below = createSheet(map, {
    paint: (pen, frame, _, sizeOf) => {
      markers = markerPlaces(content.stops, frame);
      paintNames(pen, namePlaces(markers, sizeOf), colours);
      paintMarkers(pen, markers, colours);
    },
  });
  const above = createSheet(map, {
    paint: (pen, frame) => {
      const { stops, pending, here } = pointed;
      if (here) for (const spot of spotsOf(here, frame)) paintHere(pen, spot, colours);
      for (const place of markerPlaces(stops.filter(isRaised), frame))
        paintRaisedMarker(pen, place, colours);
      if (pending) for (const spot of spotsOf(pending, frame)) paintPending(pen, spot, colours);
    },
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
      for (const sheet of [ways, below, above]) sheet.drawSoon();
    },
    recolour: () => {
      colours = readColours(container);
      for (const sheet of [ways, below, above]) sheet.drawAllSoon();
    },
    stopAt: (point, reach) => stopNear(markers, point, reach),
    legAt: (point, reach) => legNear(lines, point, reach),
    remove: () => {
      for (const sheet of [ways, below, above]) sheet.remove();
    },
  };
}

function hasSameMarks(before: MapContent, now: MapContent): boolean {
  const [raisedBefore, raised] = [before, now].map(({ stops }) => stops.filter(isRaised));
  return (
    before.pending === now.pending && before.here === now.here && isSameData(raisedBefore, raised)
  );
}
