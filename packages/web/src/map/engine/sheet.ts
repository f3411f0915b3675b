import type { Map as MapLibre } from 'maplibre-gl';
import { createAfterFrame } from './after-frame.ts';
import { areaOf, wholeArea, type Area } from './area.ts';
import type { Box } from './changed-box.ts';
import type { Drawing } from './drawing.ts';
import { frameOf, type Frame } from './frame.ts';
import type { PaintAside } from './paint-aside.ts';
import { createSheetCanvas } from './sheet-canvas.ts';
import { createTurn } from './turn.ts';

interface Sheet<Scene> {
  /** Right after the next frame, which belongs to the list. */
  drawSoon(): void;
  /** The same, also where no scene changes: its colours are others. */
  drawAllSoon(): void;
  /** What is to be seen now. */
  seen(): Scene | null;
  remove(): void;
}

interface Painter<Scene> {
  /** What is to be seen where the map looks now. */
  readonly sceneIn: (frame: Frame) => Scene;
  /** Where two scenes of the same frame differ. Without it everything is painted each time. */
  readonly changeOf?: (before: Scene, now: Scene) => 'same' | Box | 'all';
  /** Whether a change may be a part of the picture, which is left as it is otherwise. */
  readonly hasParts?: boolean;
  /** What has to be painted so that a part shows the scene; null stands for all of it. */
  readonly drawing: (scene: Scene, part: Box | null) => Drawing;
  /** Who paints while the map stays where it is. */
  readonly aside?: PaintAside;
}

/** What is on the canvas. */
interface Shown<Scene> {
  readonly scene: Scene;
  /** What else the picture depends on. */
  readonly key: string;
}

/**
 * A transparent canvas above the map that moves along with it. While the map moves it is painted in the map's own frame;
 * otherwise somebody else may paint it, and their picture comes as soon as it is ready.
 */
export function createSheet<Scene>(map: MapLibre, painter: Painter<Scene>): Sheet<Scene> {
  const canvas = createSheetCanvas(map.getCanvasContainer(), {
    hasParts: painter.hasParts ?? false,
  });
  let shown: Shown<Scene> | null = null;

  const hasMoved = (): boolean => viewOf(map).key !== shown?.key;
  const drawNow = (): void => {
    forget();
    const { view, next, area, part } = lookAt(map, painter, shown);
    if (shown?.key !== next.key) canvas?.clear(view.frame, view.scale);
    if (area) canvas?.paint(area, painter.drawing(next.scene, part));
    shown = next;
  };
  const draw = (): void => {
    if (hasMoved()) drawNow();
    else if (!turn.mustWait()) drawAside();
  };
  const drawAside = (): void => {
    const { next, area, part } = lookAt(map, painter, shown);
    const drawing = area && painter.drawing(next.scene, part);
    const picture = drawing && painter.aside?.paint({ area, drawing });
    if (picture) turn.take(picture, (answer) => show(answer, next, area));
    else {
      if (drawing) canvas?.paint(area, drawing);
      shown = next;
    }
  };
  const show = (picture: ImageBitmap | null, next: Shown<Scene>, area: Area): void => {
    // The map is about to show another part of the world, or nobody is there any more who paints.
    if (!picture || hasMoved()) drawNow();
    else {
      canvas?.put(area, picture);
      shown = next;
    }
    picture?.close();
  };
  const soon = createAfterFrame(draw);
  const turn = createTurn<ImageBitmap | null>(draw, (picture) => picture?.close());
  const forget = (): void => {
    soon.cancel();
    turn.overtake();
  };
  /** In the same frame as the map, so that markers stay where they belong while it moves. */
  const follow = (): void => {
    if (hasMoved()) drawNow();
  };
  map.on('render', follow);
  soon.ask();
  return {
    drawSoon: () => soon.ask(),
    drawAllSoon: () => {
      shown = shown && { ...shown, key: '' };
      soon.ask();
    },
    seen: () => shown?.scene ?? null,
    remove: () => {
      forget();
      map.off('render', follow);
      canvas?.remove();
    },
  };
}

/** What is to be on the canvas, and the area that has to be painted for it. */
function lookAt<Scene>(map: MapLibre, painter: Painter<Scene>, shown: Shown<Scene> | null) {
  const view = viewOf(map);
  const next = { scene: painter.sceneIn(view.frame), key: view.key };
  const change =
    shown?.key === view.key ? (painter.changeOf?.(shown.scene, next.scene) ?? 'all') : 'all';
  if (change === 'same') return { view, next, area: null, part: null };
  if (change === 'all' || !painter.hasParts)
    return { view, next, area: wholeArea(view.frame, view.scale), part: null };
  return { view, next, area: areaOf(change, view.frame, view.scale), part: change };
}

/** The fineness of the screen changes when the window moves to another one. */
function viewOf(map: MapLibre) {
  // As the map has set it: asking how large it has become would lay out the page.
  const { style } = map.getCanvas();
  const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
  const { lng, lat } = map.getCenter();
  const [zoom, spot] = [map.getZoom(), map.project([lng, lat])];
  const frame = frameOf({ width, height, zoom, place: [lng, lat], spot });
  const scale = window.devicePixelRatio;
  return { frame, scale, key: JSON.stringify([frame, scale]) };
}
