// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ActionMenu } from './action-menu.tsx';

afterEach(cleanup);

function show() {
  const [rename, remove] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(
    <ActionMenu
      label="Aktionen für Alpen"
      actions={[
        { label: 'Umbenennen', icon: 'edit', run: rename },
        { label: 'Löschen', icon: 'trash', run: remove, isDangerous: true },
      ]}
    />,
  );
  const opener = screen.getByRole('button', { name: 'Aktionen für Alpen' });
  return { opener, rename, remove };
}

const open = () => screen.queryByRole('menu');
const made = () => document.querySelectorAll('[role=menu]').length;

it('makes its list when the focus comes, and hides it until it is opened', async () => {
  const { opener } = show();
  expect(made()).toBe(0);
  await act(async () => opener.focus());
  expect([made(), open()]).toEqual([1, null]);
  fireEvent.click(opener);
  expect(open()?.getAttribute('aria-label')).toBe('Aktionen für Alpen');
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Umbenennen' }));
});

it('opens as well where nothing announced the press, as under a finger', () => {
  const { opener } = show();
  fireEvent.click(opener);
  expect(opener.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
});

it('closes, gives the focus back and does what was chosen, once', async () => {
  const { opener, rename, remove } = show();
  await act(async () => opener.focus());
  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Umbenennen' }), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Löschen' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Löschen' }));
  expect([remove.mock.calls.length, rename.mock.calls.length]).toEqual([1, 0]);
  expect(open()).toBeNull();
  expect(document.activeElement).toBe(opener);
});

it('closes on Escape without passing the key on, and closes when the focus leaves', async () => {
  const { opener } = show();
  const heard = vi.fn<() => void>();
  document.addEventListener('keydown', heard);
  await act(async () => opener.focus());
  fireEvent.click(opener);
  fireEvent.keyDown(screen.getByRole('menuitem', { name: 'Umbenennen' }), { key: 'Escape' });
  document.removeEventListener('keydown', heard);
  expect([open(), heard.mock.calls.length]).toEqual([null, 0]);
  expect(document.activeElement).toBe(opener);
  await act(async () => opener.blur());
  expect(made()).toBe(0);
});

it.each([
  ['shows its opener again when the list had to move for the menu', 80, ['menu', 'opener']],
  ['moves nothing otherwise', 0, ['menu']],
])('%s', async (_, distance, expected) => {
  const scrolled: string[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  const list = document.createElement('div');
  list.setAttribute('data-scroll', '');
  document.body.append(list);
  render(<ActionMenu label="Aktionen" actions={[{ label: 'Los', icon: 'edit', run: vi.fn() }]} />, {
    container: list,
  });
  Element.prototype.scrollIntoView = function scroll(this: Element) {
    if (this.role === 'menu') list.scrollTop += distance;
    scrolled.push(this.role === 'menu' ? 'menu' : 'opener');
  };
  fireEvent.click(screen.getByRole('button', { name: 'Aktionen' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Los' }));
  expect(scrolled).toEqual(expected);
  vi.unstubAllGlobals();
  list.remove();
});
