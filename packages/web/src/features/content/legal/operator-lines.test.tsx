import type { PublicConfig, StartState } from '@fahrtwind/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SessionProvider } from '../../../store/session/session-provider.tsx';
import { OperatorLines } from './operator-lines.tsx';

const nothing: PublicConfig['operator'] = {
  name: '',
  street: '',
  city: '',
  country: '',
  email: '',
  phone: '',
  representative: '',
  register: '',
  vatId: '',
  responsible: '',
};

function render(operator: Partial<PublicConfig['operator']>) {
  const start: StartState = {
    language: 'de',
    theme: null,
    session: { state: 'visitor' },
    config: {
      mainUrl: 'https://www.fahrtwind.example',
      englishUrl: 'https://en.fahrtwind.example',
      forumUrl: 'https://forum.fahrtwind.example',
      languageUrls: { de: '', en: '' },
      identityProviders: [],
      analyticsScriptUrl: null,
      cookieBanner: 'always',
      operator: { ...nothing, ...operator },
    },
  };
  return renderToStaticMarkup(
    <SessionProvider start={start}>
      <OperatorLines fields={['name', 'email', 'vatId']} />
    </SessionProvider>,
  );
}

it('shows missing operator data as missing and invents nothing [RT-32]', () => {
  const html = render({});
  expect(html).toContain(
    'Nicht angegeben – der Betreiber dieser Installation muss diese Angabe noch machen',
  );
  expect(html).toContain('Nicht angegeben – nötig nur, wenn vorhanden');
});

it('shows what the operator gave, the e-mail address as a link', () => {
  const html = render({ name: 'Fahrtwind <GmbH>', email: 'post@example.org', vatId: 'DE1' });
  expect(html).toContain('Fahrtwind &lt;GmbH&gt;');
  expect(html).toContain('<a href="mailto:post@example.org">post@example.org</a>');
  expect(html).not.toContain('Nicht angegeben');
});
