import { describe, expect, it } from 'vitest';
import type { MapStop } from '../map-data.ts';
import { frameOf } from './frame.ts';
import { markerPlaces, stopNear } from './marker-places.ts';

const frame = frameOf({
  width: 400,
  height: 300,
  zoom: 2,
  place: [0, 0],
  spot: { x: 200, y: 150 },
});

const stop = (id: string, lng: number, parts: Partial<MapStop> = {}): MapStop => ({
  id,
  number: '1',
  dayIndex: 0,
  lat: 0,
  lng,
  label: id,
  isOptional: false,
  isSelected: false,
  isHighlighted: false,
  ...parts,
});

const idsOf = (stops: readonly MapStop[]) =>
  markerPlaces(stops, frame).map(({ stop: { id } }) => id);

describe('the markers', () => {
  it('lie with the first stop on top, so that its number stays readable on the way back', () => {
    expect(idsOf([stop('a', 0), stop('b', 0), stop('c', 0)])).toEqual(['c', 'b', 'a']);
  });

  it('are left out beyond the edges, with room for half a marker', () => {
    expect(idsOf([stop('a', 36), stop('b', 60), stop('c', 0, { lat: 70 })])).toEqual(['a']);
  });

  it('stand as the map is drawn: at 85.0511° north the world ends, as far up as it is wide to one side', () => {
    const whole = frameOf({
      width: 512,
      height: 512,
      zoom: 0,
      place: [0, 0],
      spot: { x: 256, y: 256 },
    });
    const [north, munich] = markerPlaces(
      [stop('a', 11.575, { lat: 48.137 }), stop('b', -90, { lat: 85.051_128_78 })],
      whole,
    );
    expect(north?.x).toBeCloseTo(128, 6);
    expect(north?.y).toBeCloseTo(0, 6);
    expect(munich?.x).toBeCloseTo(256 + (11.575 / 360) * 512, 6);
    const { y } = munich ?? { y: 0 };
    expect(y).toBeCloseTo(
      256 - (Math.asinh(Math.tan((48.137 * Math.PI) / 180)) / Math.PI) * 256,
      6,
    );
  });

  it('show on every copy of the world that is in sight', () => {
    const far = frameOf({
      width: 1300,
      height: 300,
      zoom: 0,
      place: [0, 0],
      spot: { x: 650, y: 150 },
    });
    expect(markerPlaces([stop('a', 10)], far)).toHaveLength(3);
  });
});

describe('the stop under a pointer', () => {
  const places = markerPlaces([stop('a', 0), stop('b', 2), stop('c', 20)], frame);

  it.each([
    ['the nearest one', { x: 209, y: 150 }, 'b'],
    ['the first one, a little closer to it', { x: 204, y: 150 }, 'a'],
    ['none out of reach', { x: 250, y: 150 }, null],
  ])('is %s', (_, point, id) => {
    expect(stopNear(places, point, 16)).toBe(id);
  });

  it('is the upper one of two at the same place', () => {
    const same = markerPlaces([stop('a', 0), stop('b', 0)], frame);
    expect(stopNear(same, { x: 200, y: 150 }, 16)).toBe('a');
  });
});
