// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { lazy, Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SkipBoundary } from './skip-boundary.tsx';

const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => {
  cleanup();
  quiet.mockClear();
});

it('logs and skips a part whose code cannot be loaded, and starts the others [ER-11]', async () => {
  const Missing = lazy(() => Promise.reject(new Error('404')));
  const Present = lazy(() => Promise.resolve({ default: () => <p>Hinweis</p> }));
  render(
    <main>
      <h1>Seite</h1>
      <Suspense fallback={null}>
        <SkipBoundary name="Missing part">
          <Missing />
        </SkipBoundary>
        <SkipBoundary name="Present part">
          <Present />
        </SkipBoundary>
      </Suspense>
    </main>,
  );
  expect(await screen.findByText('Hinweis')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Seite' })).toBeTruthy();
  expect(quiet).toHaveBeenCalledWith('Missing part not started', expect.any(Error));
  expect(quiet).not.toHaveBeenCalledWith('Present part not started', expect.anything());
});
