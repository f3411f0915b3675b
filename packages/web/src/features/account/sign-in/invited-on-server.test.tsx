import { invitationPath, returningPath, PATHS } from '@fahrtwind/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

it('is rendered whole by a server that has just started: no part is left for the browser to mend', async () => {
  // Fresh modules, as after the start of a server: nothing that is loaded later is there yet.
  const [{ SignInPage }, { SessionProvider }, { startWith }, { visitor }, texts, trips, fixed] =
    await Promise.all([
      import('../sign-in-page.tsx'),
      import('../../../store/session/session-provider.tsx'),
      import('../../../store/session/start-fakes.ts'),
      import('../../../store/session/session-fakes.ts'),
      import('../../../ui/texts.tsx'),
      import('../../../store/trips/trips-provider.tsx'),
      import('../../../parts/testing/fixed-trips.ts'),
    ]);
  const html = renderToString(
    <texts.LanguageProvider language="de">
      <SessionProvider start={startWith(visitor)}>
        <trips.TripsProvider store={fixed.fixedTrips({})}>
          <StaticRouter location={returningPath(PATHS.signIn, invitationPath('abc'))}>
            <SignInPage />
          </StaticRouter>
        </trips.TripsProvider>
      </SessionProvider>
    </texts.LanguageProvider>,
  );
  expect(html).toContain('Komm mit');
  // How React marks a boundary that the server gave up.
  expect(html).not.toContain('<!--$!-->');
});
