import type { Language } from '@fahrtwind/contract';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  Navigate,
  RouterProvider,
  useLocation,
  useSearchParams,
} from 'react-router';
import { afterEach, vi } from 'vitest';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { useSession } from '../../store/session/use-session.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import type { TripsStore } from '../../store/trips/view/trips-context.ts';
import { fixedTrips } from '../../parts/testing/fixed-trips.ts';
import { DialogHost } from '../../ui/dialog-host.tsx';
import { LanguageProvider } from '../../ui/texts.tsx';
import { NotificationsPage } from '../notifications/notifications-page.tsx';
import { ProfilePage } from '../people/profile-page.tsx';
import { RegisterPage } from '../account/register-page.tsx';
import { SettingsPage } from '../account/settings-page.tsx';
import { SignInPage } from '../account/sign-in-page.tsx';
import { SignedOutPage } from '../account/signed-out-page.tsx';
import type { FakeServer } from './fake-server.ts';

function CurrentPath() {
  const { pathname, search } = useLocation();
  return <p data-testid="elsewhere">{pathname + search}</p>;
}

/** Redirects registered users away from guest-only pages, as the shell's guard does. */
function GuestsOnly({ page: Page }: { readonly page: () => React.ReactNode }) {
  const { state } = useSession();
  const [query] = useSearchParams();
  const isOpen = ['fertig', 'neues-passwort', 'wechseln', 'mails'].includes(
    query.get('modus') ?? '',
  );
  if (state === 'registered' && !isOpen) return <Navigate to={query.get('weiter') ?? '/planen'} />;
  return <Page />;
}

/** Opens an account page with the real store and the real API client. */
export function openPage(
  server: FakeServer,
  address: string,
  language: Language = 'de',
  trips: TripsStore = fixedTrips({}),
) {
  const router = createMemoryRouter(
    [
      { path: '/anmelden', element: <GuestsOnly page={SignInPage} /> },
      { path: '/Registrieren', element: <GuestsOnly page={RegisterPage} /> },
      { path: '/Ausgeloggt', element: <GuestsOnly page={SignedOutPage} /> },
      { path: '/Profil', element: <ProfilePage /> },
      { path: '/Einstellungen', element: <SettingsPage /> },
      { path: '/Benachrichtigungen', element: <NotificationsPage /> },
      { path: '*', element: <CurrentPath /> },
    ],
    { initialEntries: [address] },
  );
  const screen = render(
    <LanguageProvider language={language}>
      <SessionProvider start={server.startOf(language)}>
        <TripsProvider store={trips}>
          <RouterProvider router={router} />
        </TripsProvider>
        <DialogHost />
      </SessionProvider>
    </LanguageProvider>,
  );
  return { ...screen, person: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
