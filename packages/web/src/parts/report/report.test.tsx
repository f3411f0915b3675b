// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { registered } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { LanguageProvider } from '../../ui/texts.tsx';
import { ConfirmReport } from './confirm-report.tsx';
import { ReportButton } from './report-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** The page of a person who reports, and what was sent. */
function open(
  session: Parameters<typeof startWith>[0],
  content: React.ReactNode,
  answer: { readonly status?: number; readonly reply: object },
) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, init: { readonly body?: string }) => {
    if (path.startsWith('/api/reports')) sent.push(JSON.parse(init.body ?? '{}'));
    return new Response(JSON.stringify(answer.reply), { status: answer.status ?? 200 });
  });
  const page = render(
    <LanguageProvider language="de">
      <SessionProvider start={startWith(session, {})}>{content}</SessionProvider>
    </LanguageProvider>,
  );
  return { ...page, sent, person: userEvent.setup() };
}

it('asks visitors for an address, and says that its link comes next', async () => {
  const page = open({ state: 'visitor' }, <ReportButton kind="post" id="p1" />, {
    reply: { needsConfirmation: true },
  });
  await page.person.click(page.getByRole('button', { name: 'Melden' }));
  const send = () => page.getByRole('button', { name: 'Meldung abschicken' });
  await page.findByRole('dialog');
  await page.person.selectOptions(page.getByLabelText('Was stimmt nicht?'), 'advertising');
  await page.person.type(page.getByLabelText(/Welche Stelle/), 'drittes Foto');
  await page.person.click(send());
  expect(await page.findByText(/Ohne gültige Adresse/)).toBeTruthy();
  expect(page.sent).toEqual([]);
  await page.person.type(page.getByLabelText('Deine E-Mail-Adresse'), 'ole@example.org');
  await page.person.click(send());
  expect(await page.findByText('Noch ein Schritt')).toBeTruthy();
  expect(page.sent).toEqual([
    {
      target: { kind: 'post', id: 'p1' },
      reason: 'advertising',
      text: '',
      place: 'drittes Foto',
      email: 'ole@example.org',
    },
  ]);
});

it('needs no address of people with a confirmed one', async () => {
  const page = open(registered('mara'), <ReportButton kind="person" id="jonas" />, {
    reply: { needsConfirmation: false },
  });
  await page.person.click(page.getByRole('button', { name: 'Melden' }));
  await page.findByRole('dialog');
  expect(page.queryByLabelText('Deine E-Mail-Adresse')).toBeNull();
  await page.person.click(page.getByRole('button', { name: 'Meldung abschicken' }));
  expect(await page.findByText('Danke, deine Meldung ist angekommen')).toBeTruthy();
});

it('confirms a report only when its button is pressed', async () => {
  const token = 'a'.repeat(43);
  window.location.hash = `#meldung=${token}`;
  const page = open({ state: 'visitor' }, <ConfirmReport />, { reply: {} });
  expect(page.sent).toEqual([]);
  await page.person.click(page.getByRole('button', { name: 'Meldung bestätigen' }));
  expect(await page.findByText('Danke, deine Meldung ist bestätigt')).toBeTruthy();
  expect(page.sent).toEqual([{ token }]);
});

it('says that a link was used before', async () => {
  window.location.hash = `#meldung=${'b'.repeat(43)}`;
  const reply = { code: 'expired-action-code', message: '' };
  const page = open({ state: 'visitor' }, <ConfirmReport />, { status: 410, reply });
  await page.person.click(page.getByRole('button', { name: 'Meldung bestätigen' }));
  expect(await page.findByText(/abgelaufen oder wurde schon benutzt/)).toBeTruthy();
});
