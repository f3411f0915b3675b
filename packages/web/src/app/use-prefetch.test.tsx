// @vitest-environment happy-dom
import { postPath } from '@fahrtwind/domain';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage } from './page-modules.ts';
import { usePrefetch } from './use-prefetch.ts';

const POST = { kind: 'frage', slug: 'wo-tanken', shortId: 'k3f9x2ab34' } as const;
let asked: string[] = [];

beforeEach(async () => {
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({});
  });
  await loadPage('posts/post-page');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Links() {
  usePrefetch();
  return (
    <>
      <a href={postPath(POST)}>Beitrag</a>
      <a href="/impressum">Impressum</a>
      <a href="/planen">Planer</a>
    </>
  );
}

const rests = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('asks for the post whose link is pointed at for a moment, once', async () => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('Beitrag'));
  await rests(99);
  expect(asked).toEqual([]);
  await rests(1);
  fireEvent.pointerOver(screen.getByText('Beitrag'));
  await rests(100);
  expect(asked).toEqual([`/api/posts/${POST.shortId}`]);
});

it('asks nothing for a page behind signing in: its store does, and visitors may not', async () => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('Planer'));
  await rests(500);
  await vi.importActual('./pages/planner-page.tsx');
  await rests(500);
  expect(asked).toEqual([]);
});

it('asks nothing for links that a pointer crosses, and for pages without data', async () => {
  render(<Links />);
  fireEvent.pointerOver(screen.getByText('Beitrag'));
  await rests(50);
  fireEvent.pointerOver(screen.getByText('Impressum'));
  await rests(500);
  expect(asked).toEqual([]);
});
