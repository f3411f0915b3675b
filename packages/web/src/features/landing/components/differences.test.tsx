// @vitest-environment happy-dom
import type { PublicConfig } from '@fahrtwind/contract';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { visitor } from '../../../store/session/session-fakes.ts';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { startWith } from '../../../store/session/start-fakes.ts';
import { Differences } from './differences.tsx';

afterEach(cleanup);

function wordsWith(config: Partial<PublicConfig>): string {
  const { container } = render(
    <SessionProvider start={startWith(visitor, config)}>
      <MemoryRouter>
        <Differences />
      </MemoryRouter>
    </SessionProvider>,
  );
  return container.textContent;
}

it('promises no foreign servers only where the map is the own one', () => {
  expect(wordsWith({})).toContain('keine fremden Server');
  cleanup();
  const words = wordsWith({ outsideServices: [{ use: 'map', hosts: ['karten.example'] }] });
  expect(words).not.toContain('keine fremden Server');
  expect(words).toContain('Nur die Karte lädt dein Browser von karten.example.');
});
