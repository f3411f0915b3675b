import { isSameData } from '@fahrtwind/domain';
import type { Map as MapLibre } from 'maplibre-gl';
import type { MapContent } from '../map-data.ts';
import { changedBox, touches } from './changed-box.ts';
import { changedMarkers } from './changed-markers.ts';
import type { Spot } from './frame.ts';
import { createLegLines, legNear } from './leg-lines.ts';
import { isRaised, markerPlaces, spotsOf, stopNear } from './marker-places.ts';
import { packLines } from './pack-lines.ts';
import type { PaintAside } from './paint-aside.ts';
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
 * part; so has what is pointed at, because it changes with every move of the mouse and of the focus, and at once.
 */
export function createOverlay(map: MapLibre, initial: MapContent, aside: PaintAside): Overlay {
  const container = map.getContainer();
  let content = initial;
  let pointed = initial;
  let colours = readColours(container);
  const legLines = createLegLines();
  const ways = createSheet(map, {
    aside,
    hasParts: true,
    sceneIn: (frame) => legLines(content.legs, frame),
    changeOf: (before, now) => changedBox(before, now) ?? 'same',
    drawing: (lines, part) => ({
      kind: 'legs',
      lines: packLines(part ? lines.filter((line) => touches(line, part)) : lines),
      zoom: map.getZoom(),
      colours,
    }),
  });
  const below = createSheet(map, {
    aside,
    sceneIn: (frame) => markerPlaces(content.stops, frame),
    changeOf: changedMarkers,
    drawing: (markers) => ({ kind: 'stops', markers, colours }),
  });
  const above = createSheet(map, {
    sceneIn: (frame) => {
      const { stops, pending, here } = pointed;
      return {
        here: here ? spotsOf(here, frame) : [],
        raised: markerPlaces(stops.filter(isRaised), frame),
        pending: pending ? spotsOf(pending, frame) : [],
      };
    },
    drawing: (marks) => ({ kind: 'marks', ...marks, colours }),
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
    // People aim at what they see.
    stopAt: (point, reach) => stopNear(below.seen() ?? [], point, reach),
    legAt: (point, reach) => legNear(ways.seen() ?? [], point, reach),
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
