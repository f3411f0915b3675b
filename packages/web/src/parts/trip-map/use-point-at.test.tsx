// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aStop } from '../../map/testing/content-of.ts';
import { usePointAt } from './use-point-at.ts';

afterEach(cleanup);

const stopsOf = (...ids: string[]) => ids.map((id) => aStop(id));

it('stays the same function when the trip changes, and knows the trip of now', () => {
  const [reveal, onHover] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(
    (stops: ReturnType<typeof stopsOf>) => usePointAt({ stops, map: { reveal }, onHover }),
    { initialProps: stopsOf('koeln') },
  );
  const first = result.current;
  rerender(stopsOf('koeln', 'bonn'));
  expect(result.current).toBe(first);
  first('bonn');
  expect(onHover).toHaveBeenLastCalledWith('bonn');
  expect(reveal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'bonn' }));
});

it('says when nothing is pointed at any more, and moves nothing then', () => {
  const [reveal, onHover] = [vi.fn(), vi.fn()];
  const { result } = renderHook(() =>
    usePointAt({ stops: stopsOf('koeln'), map: { reveal }, onHover }),
  );
  result.current(null);
  expect(onHover).toHaveBeenCalledExactlyOnceWith(null);
  expect(reveal).not.toHaveBeenCalled();
});
