import type { Language, Trip } from '@fahrtwind/domain';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useSyncExternalStore, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { registered } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { createScene } from '../../store/trips/testing/scene.ts';
import { TripsProvider } from '../../store/trips/trips-provider.tsx';
import { LanguageProvider } from '../../ui/texts.tsx';
import { toasts } from '../../ui/toast.ts';

/** The toasts as a plain list: the real Toaster needs popovers, which the test's DOM lacks. */
function Toasts() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  return shown.map(({ id, text, action, choice }) => (
    <p key={id}>
      {text}
      {choice?.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          onClick={() => {
            toasts.dismiss(id);
            choice.run(value);
          }}
        >
          {`${choice.label}: ${label}`}
        </button>
      ))}
      {action && (
        <button
          type="button"
          onClick={() => {
            toasts.dismiss(id);
            action.run();
          }}
        >
          {action.label}
        </button>
      )}
    </p>
  ));
}

interface PanelOptions {
  readonly partnerId?: string;
  /** The user's role in the trip. */
  readonly role?: 'owner' | 'reader';
  readonly language?: Language;
}

/** A panel over a trip in the real store, with a user to operate it. */
export async function openPanel(panel: ReactNode, trip: Trip, options: PanelOptions = {}) {
  for (const { id } of toasts.read()) toasts.dismiss(id);
  const { browser, has, opens, server, time } = createScene();
  const isOwn = options.role !== 'reader';
  has({ ...trip, userId: isOwn ? 'mara' : 'jonas' });
  if (!isOwn) server.invite(trip.id, 'mara', 'reader');
  const tab = await browser.openTab();
  await opens(tab);
  const session = registered('mara', { expiresAt: '2999-01-01T00:00:00.000Z' });
  const start = startWith(session, { bookingPartnerId: options.partnerId ?? '' });
  const view = render(
    <SessionProvider start={start}>
      <TripsProvider store={tab.store}>
        <LanguageProvider language={options.language ?? 'de'}>
          <MemoryRouter>
            {panel}
            <Toasts />
          </MemoryRouter>
        </LanguageProvider>
      </TripsProvider>
    </SessionProvider>,
  );
  const current = (): Trip => {
    const shown = tab.store.get().current;
    if (!shown) throw new Error('no trip is open');
    return shown;
  };
  /** The number of undo steps. */
  const countSteps = (): number => {
    let steps = 0;
    while (tab.store.actions.undo().ok) steps += 1;
    return steps;
  };
  return {
    ...view,
    person: userEvent.setup(),
    current,
    actions: tab.store.actions,
    countSteps,
    /** What the store has told: toasts and lines of the log. */
    messages: () => tab.messages,
    /** Lets time go by for the store. */
    wait: (ms: number) => act(() => time.advance(ms)),
  };
}
