// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, screen } from '@testing-library/react';
import { Outlet, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commandWindow } from '../commands/command-window.ts';
import { openPanel } from '../../../parts/testing/open-panel.tsx';
import type { PlannerFrame } from './planner-bar.tsx';
import { TripBar } from './trip-bar.tsx';

const trip = tripOf({ 'Tag 1': ['Köln'] });

const frame: PlannerFrame = {
  renderAccount: (help) =>
    help && (
      <button type="button" onClick={help.run}>
        {help.label}
      </button>
    ),
};

// The companions are asked for; no answer comes here.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  commandWindow.close();
});

it('gives the help of the planner to the menu of the account', async () => {
  const { person } = await openPanel(
    <Routes>
      <Route element={<Outlet context={frame} />}>
        <Route path="*" element={<TripBar trip={trip} />} />
      </Route>
    </Routes>,
    trip,
  );
  await person.click(screen.getByRole('button', { name: 'Hilfe und Tastenkürzel' }));
  expect(commandWindow.get()).toBe('shortcuts');
});
