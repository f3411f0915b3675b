// @vitest-environment happy-dom
import type { PostPhoto } from '@fahrtwind/contract';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registered } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { PhotoField } from './photo-field.tsx';
import { fitInto } from './shrink-picture.ts';

const PATIENT = { timeout: 15_000 };

/** What the server answers to an upload of a path; a promise that never ends keeps it on its way. */
let answer: (path: string) => Promise<{ readonly status: number; readonly body: object }>;
let drawn: { width: number; height: number }[];

const stored = {
  status: 200,
  body: { downloadTokens: 't', metadata: { width: '1920', height: '1280' } },
};

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  #path = '';
  open(_method: string, address: string): void {
    this.#path = new URL(address, 'http://localhost').searchParams.get('name') ?? '';
  }
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'));
  }
  send(): void {
    void this.#reply();
  }
  async #reply(): Promise<void> {
    const { status, body } = await answer(this.#path);
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  answer = async () => stored;
  drawn = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name.endsWith('.heic')) throw new Error('unknown format');
    return { width: 4000, height: 3000, close: () => undefined };
  });
  const pen = { fillRect: () => undefined, drawImage: () => undefined, fillStyle: '' };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the shrinking uses of a canvas
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
    this: HTMLCanvasElement,
    take,
  ) {
    drawn.push({ width: this.width, height: this.height });
    take(new Blob(['jpeg'], { type: 'image/jpeg' }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const photo = (name: string): PostPhoto => ({
  path: `photos/mara/${name}`,
  alt: name,
  url: `/v0/b/fahrtwind/o/photos%2Fmara%2F${name}?alt=media&token=t`,
  width: 960,
  height: 640,
});

function open(first: readonly PostPhoto[] = [], max = 4) {
  const seen: { value: readonly PostPhoto[]; isBusy: boolean } = { value: first, isBusy: false };
  function Form() {
    const [value, setValue] = useState(first);
    return (
      <PhotoField
        value={value}
        max={max}
        onChange={(photos) => {
          seen.value = photos;
          setValue(photos);
        }}
        onBusy={(isBusy) => {
          seen.isBusy = isBusy;
        }}
      />
    );
  }
  render(
    <SessionProvider start={startWith(registered('mara'))}>
      <Form />
    </SessionProvider>,
  );
  return { seen, person: userEvent.setup() };
}

const picture = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const given = (files: File[]) => ({ files, types: ['Files'] });
const input = () => screen.getByLabelText<HTMLInputElement>('Fotos auswählen');
const names = () =>
  screen.getAllByLabelText<HTMLInputElement>('Was ist zu sehen?').map(({ value }) => value);

it('shrinks and stores pictures in their order, and asks what each shows', async () => {
  const { seen, person } = open();
  await person.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
  await waitFor(() => expect(seen.value).toHaveLength(2), PATIENT);
  expect(drawn).toEqual([
    { width: 1920, height: 1440 },
    { width: 1920, height: 1440 },
  ]);
  expect(seen.value[0]).toMatchObject({ alt: '', width: 1920, height: 1280 });
  expect(seen.value[0]?.path).toMatch(/^photos\/mara\/[\w-]{8,64}$/);
  const [field] = screen.getAllByLabelText('Was ist zu sehen?');
  await person.type(field ?? document.body, 'Ein See');
  expect(seen.value[0]?.alt).toBe('Ein See');
  await waitFor(() => expect(seen.isBusy).toBe(false), PATIENT);
});

it('takes pictures that are dropped and pasted, and nothing else', async () => {
  const { seen } = open();
  const group = screen.getByRole('group', { name: 'Fotos' });
  fireEvent.drop(group, { dataTransfer: given([picture('a.jpg')]) });
  await waitFor(() => expect(seen.value).toHaveLength(1), PATIENT);
  fireEvent.paste(group, { clipboardData: given([picture('b.jpg')]) });
  await waitFor(() => expect(seen.value).toHaveLength(2), PATIENT);
  fireEvent.drop(group, { dataTransfer: given([new File(['x'], 'a.pdf')]) });
  expect(await screen.findByText(/Das war kein Bild/)).toBeDefined();
  expect(seen.value).toHaveLength(2);
});

it('says which picture could not be read, and keeps the others', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { seen, person } = open();
  await person.upload(input(), [picture('a.heic'), picture('b.jpg')]);
  await waitFor(() => expect(seen.value).toHaveLength(1), PATIENT);
  const alert = await screen.findByText(/Dieses Bild kann dein Browser nicht lesen/);
  expect(alert.closest('li')?.textContent).toContain('a.heic');
  await person.click(screen.getByRole('button', { name: 'Weglassen' }));
  expect(screen.queryByText('a.heic')).toBeNull();
});

it('tries a picture again that the server refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answer = async () => ({ status: 402, body: { code: 'quota-exceeded', message: '' } });
  const { seen, person } = open();
  await person.upload(input(), picture('a.jpg'));
  expect(await screen.findByText(/Dein Platz für Fotos ist voll/, {}, PATIENT)).toBeDefined();
  answer = async () => stored;
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await waitFor(() => expect(seen.value).toHaveLength(1), PATIENT);
});

it('stops an upload when it is canceled, and says while one is running', async () => {
  answer = () => new Promise(() => undefined);
  const { seen, person } = open();
  await person.upload(input(), picture('a.jpg'));
  expect(await screen.findByRole('progressbar', { name: 'a.jpg wird hochgeladen' })).toBeDefined();
  await waitFor(() => expect(seen.isBusy).toBe(true), PATIENT);
  await person.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await waitFor(() => expect(seen.isBusy).toBe(false), PATIENT);
  answer = async () => stored;
  await person.upload(input(), picture('b.jpg'));
  await waitFor(() => expect(seen.value).toHaveLength(1), PATIENT);
});

it('is put in order by buttons, which keep the focus, and by dragging', async () => {
  const { seen, person } = open([photo('eins-eins'), photo('zwei-zwei'), photo('drei-drei')]);
  const button = screen.getByRole('button', { name: 'Foto 1 nach hinten' });
  await person.click(button);
  expect(names()).toEqual(['zwei-zwei', 'eins-eins', 'drei-drei']);
  await waitFor(
    () => expect(document.activeElement?.getAttribute('aria-label')).toBe('Foto 2 nach hinten'),
    PATIENT,
  );
  const [, second, third] = screen.getAllByRole('listitem');
  document.elementFromPoint = () => third ?? null;
  const grip = second?.querySelector('[title]') ?? document.body;
  Object.assign(grip, { setPointerCapture: () => undefined });
  fireEvent.pointerDown(grip, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(grip, { clientX: 5, clientY: 5 });
  fireEvent.pointerUp(grip);
  expect(seen.value.map(({ alt }) => alt)).toEqual(['zwei-zwei', 'drei-drei', 'eins-eins']);
});

it('removes photos, and takes no more than there is room for', async () => {
  const { seen, person } = open([photo('eins-eins'), photo('zwei-zwei')], 3);
  await person.upload(input(), [picture('a.jpg'), picture('b.jpg')]);
  expect(await screen.findByText(/Hier ist Platz für 3 Fotos/)).toBeDefined();
  await waitFor(() => expect(seen.value).toHaveLength(3), PATIENT);
  await waitFor(() => expect(input().disabled).toBe(true), PATIENT);
  const [first] = screen.getAllByRole('listitem');
  await person.click(
    within(first ?? document.body).getByRole('button', { name: 'Foto 1 entfernen' }),
  );
  expect(seen.value.map(({ alt }) => alt)).toEqual(['zwei-zwei', '']);
  expect(input().disabled).toBe(false);
});

it.each([
  [
    { width: 4000, height: 3000 },
    { width: 1920, height: 1440 },
  ],
  [
    { width: 300, height: 4000 },
    { width: 144, height: 1920 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('draws %o as %o', (size, fitted) => {
  expect(fitInto(size, 1920)).toEqual(fitted);
});
