// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { loadDrawings, Scene } from './scene.tsx';

const picture = (container: Element) => container.querySelector('svg')?.innerHTML ?? '';

/** Without the marks that React sets around what comes later. */
const bare = (html: string) => html.replaceAll(/<!--.*?-->/g, '');

it('draws itself as soon as the drawings are loaded', async () => {
  const { container } = render(<Scene name="road" />);
  expect(picture(container)).toBe('');
  await waitFor(() => expect(picture(container)).toContain('<path'));
});

it('is drawn at once when the drawings are loaded, and another name draws another scene', async () => {
  await loadDrawings();
  const { container, rerender } = render(<Scene name="road" />);
  const road = picture(container);
  expect(road).toContain('<path');
  rerender(<Scene name="lost" />);
  expect(picture(container)).toContain('<path');
  expect(picture(container)).not.toBe(road);
});

it('keeps what the server has drawn until its own code is there', async () => {
  await loadDrawings();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Scene name="camp" className="cover" />);
  const drawn = root.innerHTML;
  expect(drawn).toContain('<path');
  // A browser that has just loaded the page.
  vi.resetModules();
  const { Scene: FreshScene } = await import('./scene.tsx');
  const complaints = vi.spyOn(console, 'error');
  const onRecoverableError = vi.fn();
  const app = await act(async () =>
    hydrateRoot(root, <FreshScene name="camp" className="cover" />, { onRecoverableError }),
  );
  expect(root.innerHTML).toBe(drawn);
  await act(async () => app.render(<FreshScene name="camp" className="small" />));
  await waitFor(() => expect(picture(root)).toContain('<path'));
  expect(bare(root.innerHTML)).toBe(bare(drawn).replace('cover', 'small'));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  await act(async () => app.unmount());
});

it('stays empty without a complaint when the page is left before the drawings are loaded', async () => {
  vi.resetModules();
  vi.doMock('./drawings.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { Scene: LeftScene } = await import('./scene.tsx');
  const complaints = vi.spyOn(console, 'error');
  const said = vi.spyOn(console, 'info').mockReturnValue();
  const { container } = render(<LeftScene name="road" />);
  await waitFor(() => expect(said).toHaveBeenCalled());
  expect(picture(container)).toBe('');
  expect(complaints).not.toHaveBeenCalled();
  vi.doUnmock('./drawings.ts');
});
