// @vitest-environment happy-dom
import type { Language, PublicConfig } from '@fahrtwind/contract';
import { BROWSER_DATA, RETENTION } from '@fahrtwind/domain';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { startWith } from '../../store/session/start-fakes.ts';
import { LanguageProvider } from '../../ui/texts.tsx';
import { AffiliatesPage } from './affiliates-page.tsx';
import { PrivacyPage } from './privacy-page.tsx';

afterEach(cleanup);

function show(page: ReactNode, config: Partial<PublicConfig> = {}, language: Language = 'de') {
  const { container } = render(
    <LanguageProvider language={language}>
      <SessionProvider start={startWith(visitor, config)}>
        <MemoryRouter>{page}</MemoryRouter>
      </SessionProvider>
    </LanguageProvider>,
  );
  return container.textContent;
}

const assistantDays = RETENTION.assistantMessage.days;
const MAP: PublicConfig['outsideServices'] = [{ use: 'map', hosts: ['karten.example'] }];

describe('the privacy page', () => {
  it.each(['de', 'en'] as const)('lists in %s all that the browser keeps [RT-34]', (language) => {
    show(<PrivacyPage />, {}, language);
    const rows = screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    expect(rows).toEqual(BROWSER_DATA.map(({ name }) => name.replace(/-$/, '-…')));
    const [first] = screen.getAllByRole('row').slice(1);
    expect(within(first ?? document.body).getAllByRole('cell')).toHaveLength(4);
  });

  it('says how long the server keeps things, from the values that the server uses', () => {
    const words = show(<PrivacyPage />);
    expect(words).toContain(`Gastkonten mit allen Reisen: ${RETENTION.guest.days} Tage`);
    expect(words).toContain(`Anmeldelinks: ${RETENTION.signInLink.minutes} Minuten`);
    expect(words).toMatch(/Rechnungen[^.]*auch über das Ende des Kontos hinaus[^.]*: 8 Jahre/);
    expect(words).toContain('IndexedDB');
    expect(words).not.toContain('{{');
  });

  it.each([
    [
      'de',
      'Reiseassistent',
      '#fristen',
      `Reiseassistenten geschrieben hast: ${assistantDays} Tage`,
    ],
    ['en', 'Travel assistant', '#periods', `travel assistant: ${assistantDays} days`],
  ] as const)('tells in %s of the assistant, and for how long', (language, heading, link, time) => {
    const words = show(<PrivacyPage />, {}, language);
    const section = screen.getByRole('heading', { name: heading }).nextElementSibling;
    expect(section?.querySelector(`a[href="${link}"]`)).not.toBeNull();
    expect(words).toContain(time);
  });

  it('tells of calendar links, and of a program beside the site only where there is one', () => {
    const words = show(<PrivacyPage />);
    expect(words).toContain('Kalender-Link');
    expect(words).not.toContain('weiteres Programm');
    cleanup();
    expect(show(<PrivacyPage />, { tokenSyncPath: '/konto/token' })).toContain('weiteres Programm');
  });

  it('names no service of others where none is configured, and each that is', () => {
    expect(show(<PrivacyPage />)).toContain('beantwortet unser eigener Server');
    cleanup();
    const words = show(<PrivacyPage />, {
      outsideServices: [
        ...MAP,
        { use: 'places', hosts: ['orte.example'] },
        { use: 'routes', hosts: ['wege.example'] },
        { use: 'pois', hosts: ['ziele.example'] },
        { use: 'lodgings', hosts: ['betten.example'] },
        { use: 'shortLinks', hosts: ['kurz.example'] },
        { use: 'assistant', hosts: ['modell.example'] },
      ],
    });
    expect(words).not.toContain('beantwortet unser eigener Server');
    expect(words).toMatch(
      /Aktivitäten und Restaurants geschrieben hast, gehört erst dazu, wenn du es/,
    );
    expect(words).toContain('nur die Karte lädt dein Browser von karten.example');
    for (const host of ['orte', 'wege', 'ziele', 'betten', 'kurz', 'modell'])
      expect(words).toContain(`${host}.example`);
  });
});

/** What the last column of the table says. */
const labels = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);

describe('the page of partners', () => {
  it('says plainly that nothing is configured, and still where links lead [RT-18]', () => {
    const words = show(<AffiliatesPage />);
    expect(words).toContain('Kein Link auf diesen Seiten bringt derzeit jemandem eine Provision');
    expect(words).toContain('immer das Wort Anzeige');
    expect(labels()).toEqual(Array.from({ length: 3 }, () => 'gewöhnlicher Link, ohne Provision'));
  });

  it('names what this installation has configured, and how it is marked [RT-18]', () => {
    const words = show(<AffiliatesPage />, {
      bookingPartnerId: '4711',
      bookingSearchHost: 'betten.example',
    });
    expect(words).not.toContain('Kein Link auf diesen Seiten');
    expect(words).toContain('Kennung 4711');
    expect(words).toContain('Buchungssuche von betten.example');
    expect(labels()).toEqual([
      '„Anzeige“ am Link',
      'gewöhnlicher Link, ohne Provision',
      'gewöhnlicher Link, ohne Provision',
      '„Anzeige“ an jedem Ergebnis mit Provision',
    ]);
  });
});
