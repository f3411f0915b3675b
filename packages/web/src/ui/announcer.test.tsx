// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Announcer, announce } from './announcer.tsx';

afterEach(cleanup);

const spoken = () => document.querySelector('[data-said]')?.textContent;

it('says the same words twice in a way that is heard twice', () => {
  render(<Announcer />);
  act(() => announce('Verschoben.'));
  expect(spoken()).toBe('Verschoben.');
  act(() => announce('Verschoben.'));
  expect(spoken()).not.toBe('Verschoben.');
  expect(spoken()?.trim()).toBe('Verschoben.');
});

it('takes no words along to the next page', () => {
  const { unmount } = render(<Announcer />);
  act(() => announce('Verschoben.'));
  unmount();
  render(<Announcer />);
  expect(spoken()).toBe('');
});
