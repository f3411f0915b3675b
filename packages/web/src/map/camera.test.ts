// @vitest-environment happy-dom
import type { EaseToOptions, FitBoundsOptions } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { createCamera } from './camera.ts';
import type { MapContent } from './map-data.ts';

const COVERED = { top: 40, right: 48, bottom: 0, left: 400 };
const first = { id: 'a', lat: 50, lng: 7, label: 'A', number: '1', dayIndex: 0, isOptional: false };
const second = { ...first, id: 'b', lat: 48, lng: 11, label: 'B', number: '2', dayIndex: 1 };
const content: MapContent = {
  stops: [first, second],
  legs: [],
  lodgings: [],
  points: [],
  pending: null,
  here: null,
  selectedId: null,
};

/** Notes with which padding the library is left. It keeps what `easeTo` and `flyTo` are given, and adds it to every later fit. */
function watchedMap() {
  const seen: {
    kept: EaseToOptions['padding'];
    fitted: FitBoundsOptions['padding'];
    fits: number;
    eased: number;
  } = { kept: undefined, fitted: undefined, fits: 0, eased: 0 };
  const keep = ({ padding }: EaseToOptions) => {
    seen.eased += 1;
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

it('leaves room for names above the attribution, and no padding in the map that would shrink the next fit', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED, content);
  camera.reveal({ lat: 50, lng: 7 });
  camera.flyTo({ lat: 50, lng: 7 });
  expect(seen.kept).toBeUndefined();
  camera.setPadding({ top: 40, right: 48, bottom: 0, left: 0 });
  camera.fit(content);
  expect(seen.fitted).toEqual({ top: 96, right: 104, bottom: 80, left: 56 });
});

it('shows everything also after its size has changed, until the user or a flight has moved it', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED, content);
  camera.keepFit();
  expect(seen.fits).toBe(0);
  camera.fit(content);
  camera.keepFit();
  expect(seen.fits).toBe(2);
  camera.leaveFit();
  camera.keepFit();
  expect(seen.fits).toBe(2);
  camera.fit(content);
  camera.flyTo({ lat: 50, lng: 7 });
  camera.keepFit();
  expect(seen.fits).toBe(3);
});

const withStops = (...stops: MapContent['stops']): MapContent => ({ ...content, stops });
const north = { ...first, id: 'c', lat: 60 };
const between = { ...first, id: 'd', lat: 49, lng: 9 };

it('follows a trip that begins empty, stop by stop, until the user has moved the map', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED, withStops());
  camera.fit(withStops());
  expect(seen.fits).toBe(0);
  camera.follow(withStops(first));
  camera.follow(withStops(first, second));
  expect(seen.fits).toBe(2);
  // Between the outermost stops there is nothing new to show.
  camera.follow(withStops(first, second, between));
  expect(seen.fits).toBe(2);
  camera.leaveFit();
  camera.follow(withStops(first, second, north));
  expect(seen.fits).toBe(2);
});

it('reveals a stop only where the user has left the whole trip', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED, content);
  camera.fit(content);
  camera.reveal({ lat: 60, lng: 7 });
  expect(seen.eased).toBe(0);
  camera.leaveFit();
  camera.reveal({ lat: 60, lng: 7 });
  expect(seen.eased).toBe(1);
});

it('fits again when something else covers the map, and only then', () => {
  const { map, seen } = watchedMap();
  const camera = createCamera(map, COVERED, content);
  camera.fit(content);
  camera.setPadding({ ...COVERED });
  expect(seen.fits).toBe(1);
  camera.setPadding({ ...COVERED, left: 0, bottom: 300 });
  expect(seen.fits).toBe(2);
  camera.leaveFit();
  camera.setPadding(COVERED);
  expect(seen.fits).toBe(2);
});
