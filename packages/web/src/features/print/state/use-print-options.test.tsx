// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePrintOptions } from './use-print-options.ts';

afterEach(cleanup);

function Options() {
  const { omit, include } = usePrintOptions();
  return (
    <>
      <button onClick={() => include('maps', false)}>Karten</button>
      <button onClick={() => include('costs', false)}>Kosten</button>
      <p>{[...omit].join(' ')}</p>
    </>
  );
}

/** Holds back whatever is drawn for another address. */
function Slow({ drawn }: { readonly drawn: Promise<void> }) {
  const { search } = useLocation();
  if (search !== '') use(drawn);
  return <output>{decodeURIComponent(search)}</output>;
}

it('leaves out both parts when the second is chosen before the first was drawn', async () => {
  const held = new EventTarget();
  const drawn = new Promise<void>((resolve) => {
    held.addEventListener('draw', () => resolve());
  });
  render(
    <MemoryRouter>
      <Suspense>
        <Options />
        <Slow drawn={drawn} />
      </Suspense>
    </MemoryRouter>,
  );
  await act(async () => fireEvent.click(screen.getByText('Karten')));
  expect(screen.getByText('maps')).toBeDefined();
  await act(async () => fireEvent.click(screen.getByText('Kosten')));
  expect(screen.getByText('maps costs')).toBeDefined();
  await act(async () => held.dispatchEvent(new Event('draw')));
  expect(screen.getByRole('status').textContent).toBe('?ohne=karten,kosten');
  expect(screen.getByText('maps costs')).toBeDefined();
});
