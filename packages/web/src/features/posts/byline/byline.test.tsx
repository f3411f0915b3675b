// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { formatDate } from '../../../format/date.ts';
import { LanguageProvider } from '../../../ui/texts.tsx';
import { Byline } from './byline.tsx';

const dates = Intl.DateTimeFormat.prototype;
const ownFormat = Object.getOwnPropertyDescriptor(dates, 'format') ?? {};

afterEach(() => {
  Object.defineProperty(dates, 'format', ownFormat);
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** From now on the clock of this computer is that of a zone, also for formats that were made before. */
function travelTo(timeZone: string): void {
  Object.defineProperty(dates, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const { locale, ...options } = this.resolvedOptions();
      const here: Intl.DateTimeFormatOptions = Object.fromEntries(
        Object.entries({ ...options, timeZone }),
      );
      const format = new Intl.DateTimeFormat(locale, here);
      return (date: Date) =>
        format
          .formatToParts(date)
          .map(({ value }) => value)
          .join('');
    },
  });
}

const MIDNIGHT = '2026-07-12T23:30:00.000Z';
const mara = { uid: 'mara', name: 'Mara', photoURL: '', isEditorial: false };
const page = (
  <LanguageProvider language="de">
    <MemoryRouter>
      <Byline author={mara} createdAt={MIDNIGHT} editedAt={MIDNIGHT} size="small" />
    </MemoryRouter>
  </LanguageProvider>
);

it('is taken over as the server sent it where the browser is already in the next day', async () => {
  travelTo('UTC');
  const html = renderToString(page);
  expect(html).toContain('12.07.2026');
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const sent = [...root.querySelectorAll('*')];

  travelTo('Europe/Berlin');
  expect(formatDate(MIDNIGHT, 'de')).toBe('13.07.2026');
  const warned = vi.spyOn(console, 'error').mockReturnValue();
  const onRecoverableError = vi.fn();
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
  // React throws markup that does not fit away and renders all of it anew.
  expect(root.querySelectorAll('*')).toHaveLength(sent.length);
  expect(sent.every((element) => element.isConnected)).toBe(true);
  await act(async () => app.unmount());
});
