// @vitest-environment happy-dom
import type { EaseToOptions, FitBoundsOptions } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { createCamera } from './camera.ts';
import type { MapContent } from './map-data.ts';

const COVERED = { top: 40, right: 48, bottom: 0, left: 400 };
const content: MapContent = {
  stops: [
    { id: 'a', lat: 50, lng: 7, label: 'A', number: '1', dayIndex: 0, isOptional: false },
    { id: 'b', lat: 48, lng: 11, label: 'B', number: '2', dayIndex: 1, isOptional: false },
  ],
  legs: [],
  lodgings: [],
  points: [],
  pending: null,
  here: null,
  selectedId: null,
  highlightedId: null,
};

/** Notes with which padding the library is left. It keeps what `easeTo` and `flyTo` are given, and adds it to every later fit. */
function watchedMap() {
  const seen: {
    kept: EaseToOptions['padding'];
    fitted: FitBoundsOptions['padding'];
    fits: number;
  } = { kept: undefined, fitted: undefined, fits: 0 };
  const keep = ({ padding }: EaseToOptions) => {
    seen.kept = padding ?? seen.kept;
  };
  const container = document.createElement('div');
  Object.defineProperties(container, { clientWidth: { value: 800 }, clientHeight: { value: 600 } });
  const map = {
    easeTo: keep,
    flyTo: keep,
    fitBounds: (_: unknown, { padding }: FitBoundsOptions) => {
      seen.fits += 1;
      seen.fitted = padding;
    },
    getContainer: () => container,
    getZoom: () => 5,
    project: () => ({ x: -100, y: 0 }),
  };
  return { map, seen };
}

it('leaves no padding in the map that would shrink the next fit', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED);
  camera.reveal({ lat: 50, lng: 7 });
  camera.flyTo({ lat: 50, lng: 7 });
  expect(seen.kept).toBeUndefined();
  camera.setPadding({ top: 40, right: 48, bottom: 0, left: 0 });
  camera.fit(content);
  expect(seen.fitted).toEqual({ top: 96, right: 104, bottom: 56, left: 56 });
});

it('shows everything also after its size has changed, until the user or a flight has moved it', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED);
  camera.keepFit(content);
  expect(seen.fits).toBe(0);
  camera.fit(content);
  camera.keepFit(content);
  expect(seen.fits).toBe(2);
  camera.leaveFit();
  camera.keepFit(content);
  expect(seen.fits).toBe(2);
  camera.fit(content);
  camera.reveal({ lat: 50, lng: 7 });
  camera.keepFit(content);
  expect(seen.fits).toBe(3);
});
