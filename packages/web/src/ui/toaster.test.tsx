// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showToast, toasts } from './toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  // The test's DOM has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: vi.fn<() => void>() });
});

afterEach(() => {
  act(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id);
  });
  cleanup();
});

it('shows a toast at the top only where that is asked for', () => {
  render(<Toaster />);
  act(() => {
    showToast({ kind: 'ongoing', text: 'oben', position: 'top' });
    showToast({ kind: 'ongoing', text: 'unten', position: 'bottom' });
    showToast({ kind: 'ongoing', text: 'wie immer' });
  });
  const lists = [...document.querySelectorAll('[aria-live="polite"]')];
  expect(lists.map(({ textContent }) => textContent)).toEqual(['oben', 'untenwie immer']);
  expect(lists.map(({ className }) => /top|bottom/.exec(className)?.[0])).toEqual([
    'top',
    'bottom',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});
