// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TripCover } from './trip-cover.tsx';

const trip = {
  id: 'adria',
  route: [
    [11.5755, 48.1374],
    [14.1136, 46.3692],
  ],
  days: [0, 1],
} as const;

let asked: readonly string[] = [];
let comeNear: (() => void) | null = null;

beforeEach(() => {
  asked = [];
  comeNear = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        comeNear = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', async (address: string) => {
    asked = [...asked, address];
    const shapes = [
      { kind: 'land', level: 0, path: 'M0 0l1 1Z' },
      { kind: 'relief', level: 2, path: 'M0 0l2 2Z' },
    ];
    const legs = [{ day: 2, path: 'M1 1L9 9' }];
    const stops = [{ day: 1, number: '1', x: 1, y: 1, label: null }];
    return Response.json({ drawing: { width: 320, height: 180, shapes, legs, stops } });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is the route on paper until it comes near, and on the real map then, which is asked for by kilometers', async () => {
  const { container } = render(<TripCover trip={trip} />);
  const paths = () => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  expect(paths()).toHaveLength(1);
  expect(asked).toEqual([]);
  comeNear?.();
  await expect.poll(paths).toEqual(['M0 0l1 1Z', 'M0 0l2 2Z', 'M1 1L9 9', 'M1 1L9 9']);
  expect(asked.map((address) => decodeURIComponent(address))).toEqual([
    '/api/cover?route=11.58,48.14,0;14.11,46.37,1',
  ]);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

it('has a scene for a trip without places', () => {
  const { container } = render(<TripCover trip={{ id: 'leer', route: [] }} />);
  expect(container.querySelector('svg')).not.toBeNull();
  expect(asked).toEqual([]);
});
