// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { PageDataProvider, readPageData, usePageData, type PageData } from './page-data.tsx';

const DATA = { path: '/api/trips/a/public', reply: { trip: { title: 'Rhein' } } };

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

function Shown({ id }: { readonly id: string }) {
  const data = usePageData('getPublicTrip', { params: { id } });
  if (data === undefined) return 'asks';
  return data === null ? 'missing' : data.trip.title;
}

const page = (isThere: boolean) => (
  <PageDataProvider data={[DATA]}>{isThere ? <Shown id="a" /> : null}</PageDataProvider>
);

const shown = (id: string, data: readonly PageData[]) =>
  renderToString(
    <PageDataProvider data={data}>
      <Shown id={id} />
    </PageDataProvider>,
  );

it('is there for the call that it answers, at the first rendering', () => {
  expect(shown('a', [DATA])).toBe('Rhein');
  expect(shown('a', [{ path: '/api/posts', reply: {} }, DATA])).toBe('Rhein');
  expect(shown('b', [DATA])).toBe('asks');
  expect(shown('a', [])).toBe('asks');
});

it('says that something is missing', () => {
  const missing = (
    <PageDataProvider data={[{ ...DATA, reply: null }]}>
      <Shown id="a" />
    </PageDataProvider>
  );
  expect(renderToString(missing)).toBe('missing');
});

it('is not used again after the page was left', () => {
  const { container, rerender } = render(page(true));
  expect(container.textContent).toBe('Rhein');
  rerender(page(false));
  rerender(page(true));
  expect(container.textContent).toBe('asks');
});

it('is read from the page', () => {
  expect(readPageData()).toEqual([]);
  document.body.innerHTML = `<script type="application/json" id="page-data">${JSON.stringify([DATA])}</script>`;
  expect(readPageData()).toEqual([DATA]);
});
