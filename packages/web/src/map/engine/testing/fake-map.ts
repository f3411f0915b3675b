import type { Map as MapLibre } from 'maplibre-gl';
import { vi } from 'vitest';

/** The room around a map's pictures: where it looks, and the frames that it draws. */
export interface FakeMap {
  readonly map: MapLibre;
  /** Looks elsewhere; drawn with the next frame, as in the real one. */
  readonly look: (lng: number) => void;
  readonly render: () => void;
}

/** A map of 400 × 300 pixels; the document of these tests has neither graphics nor sizes. */
export function createFakeMap(): FakeMap {
  const listeners = new Set<() => void>();
  const [container, canvas] = [document.createElement('div'), document.createElement('canvas')];
  Object.assign(canvas.style, { width: '400px', height: '300px' });
  document.body.append(container);
  let center = { lng: 0, lat: 0 };
  const map = {
    getContainer: () => container,
    getCanvasContainer: () => container,
    getCanvas: () => canvas,
    getCenter: () => center,
    getZoom: () => 4,
    project: () => ({ x: 200, y: 150 }),
    on: (_: 'render', listener: () => void) => listeners.add(listener),
    off: (_: 'render', listener: () => void) => listeners.delete(listener),
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of the map that sheets need
    map: map as unknown as MapLibre,
    look: (lng) => {
      center = { lng, lat: 0 };
    },
    render: () => {
      for (const listener of listeners) listener();
    },
  };
}

/** Lets every canvas have a pen that draws nothing and finds every text ten pixels wide. */
export function givePens(): void {
  const pen = new Proxy<Record<string, unknown>>(
    { measureText: () => ({ width: 10 }) },
    { get: (known, name) => known[String(name)] ?? (() => undefined) },
  );
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => pen });
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => pen;
    },
  );
}
