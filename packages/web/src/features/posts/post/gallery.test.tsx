// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Gallery } from './gallery.tsx';

afterEach(cleanup);

const photoOf = (name: string, alt: string) => ({
  path: `photos/mara/${name}`,
  alt,
  url: `/v0/b/fahrtwind/o/photos%2Fmara%2F${name}?alt=media&token=t`,
  width: 1920,
  height: 1280,
});
const PHOTOS = [photoOf('hafen', 'Der Hafen'), photoOf('fjord', 'Der Fjord'), photoOf('weg', '')];

const viewer = () => screen.getByRole('dialog', { name: 'Fotos' });
const shownPhoto = () => within(viewer()).getByRole('img', { hidden: true }).getAttribute('src');

it('opens a photo large, leads to its neighbours by button and key, and back to the page', async () => {
  const person = userEvent.setup();
  render(<Gallery photos={PHOTOS} />);
  const thumbnails = within(screen.getByRole('list', { name: 'Fotos' })).getAllByRole('button');
  expect(thumbnails.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Foto 1 groß zeigen: Der Hafen',
    'Foto 2 groß zeigen: Der Fjord',
    'Foto 3 groß zeigen',
  ]);
  await person.click(screen.getByRole('button', { name: 'Foto 2 groß zeigen: Der Fjord' }));
  expect(viewer().textContent).toContain('Der Fjord 2 von 3');
  expect(shownPhoto()).toContain('fjord');
  await person.click(within(viewer()).getByRole('button', { name: 'Nächstes Foto' }));
  expect(viewer().textContent).toContain('3 von 3');
  // There is none behind the last one.
  await person.click(within(viewer()).getByRole('button', { name: 'Nächstes Foto' }));
  expect(viewer().textContent).toContain('3 von 3');
  within(viewer()).getByRole('button', { name: 'Voriges Foto' }).focus();
  await person.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(viewer().textContent).toContain('Der Hafen 1 von 3');
  await person.click(within(viewer()).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('has no buttons to others for a single photo, and no list without photos', async () => {
  const person = userEvent.setup();
  const { rerender } = render(<Gallery photos={PHOTOS.slice(0, 1)} />);
  await person.click(screen.getByRole('button', { name: /^Foto 1/ }));
  expect(within(viewer()).getAllByRole('button')).toHaveLength(1);
  rerender(<Gallery photos={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
