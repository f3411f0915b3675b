import type { PublicConfig } from '@fahrtwind/contract';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { visitor } from '../../store/session/session-fakes.ts';
import { SessionProvider } from '../../store/session/session-provider.tsx';
import { noOperator, startWith } from '../../store/session/start-fakes.ts';
import { OperatorLines } from './operator-lines.tsx';

function render(operator: Partial<PublicConfig['operator']>) {
  const start = startWith(visitor, { operator: { ...noOperator, ...operator } });
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
