// @vitest-environment happy-dom
import type { SessionState } from '@fahrtwind/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createObservable } from '../ui/observable.ts';
import { SessionContext } from '../store/session/session-context.ts';
import { createFakeDependencies, registered } from '../store/session/session-fakes.ts';
import { createSessionStore } from '../store/session/session-store.ts';
import { startWith } from '../store/session/start-fakes.ts';
import { LanguageProvider } from '../ui/texts.tsx';
import { writeTitle } from './head/counted-title.ts';
import { AccountMenu } from './header/account-menu.tsx';
import { LiveSession } from './live-session.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.title = '';
});

/** The menu and the title of a person with so many unseen notifications. */
function show(session: ReturnType<typeof registered>) {
  const shown = createObservable<SessionState>(session);
  const { dependencies } = createFakeDependencies(session);
  const store = { ...createSessionStore(dependencies, session), ...shown };
  const { config } = startWith(session);
  return (
    <MemoryRouter>
      <LanguageProvider language="de">
        <SessionContext value={{ store, config }}>
          <LiveSession />
          <AccountMenu session={session} />
        </SessionContext>
      </LanguageProvider>
    </MemoryRouter>
  );
}

it('counts what is unseen in the title, on every page, and in the header', () => {
  vi.stubGlobal('requestIdleCallback', () => 1);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  document.title = 'Meine Reisen · Fahrtwind';
  const { rerender } = render(show(registered('mara', { unseen: 3 })));
  expect(document.title).toBe('(3) Meine Reisen · Fahrtwind');
  expect(screen.getByRole('button', { name: /3 ungelesen/ }).textContent).toContain('3');
  writeTitle(document, 'Forum · Fahrtwind');
  expect(document.title).toBe('(3) Forum · Fahrtwind');
  rerender(show(registered('mara', { unseen: 120 })));
  expect(document.title).toBe('(99+) Forum · Fahrtwind');
  rerender(show(registered('mara', { unseen: 0 })));
  expect(document.title).toBe('Forum · Fahrtwind');
  expect(screen.queryByRole('button', { name: /ungelesen/ })).toBeNull();
});
