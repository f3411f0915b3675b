// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

function shown(text: string): string {
  return render(<Markdown text={text} />).container.innerHTML;
}

it.each([
  ['Hallo **Rom**, *schön*.', '<p>Hallo <strong>Rom</strong>, <em>schön</em>.</p>'],
  ['eins\nzwei\n\ndrei', '<p>eins<br>zwei</p><p>drei</p>'],
  [
    '## Tag 1\n- Bonn\n- Mainz',
    '<p><strong>Tag 1</strong></p><ul><li>Bonn</li><li>Mainz</li></ul>',
  ],
  ['1. erst\n2) dann', '<ol><li>erst</li><li>dann</li></ol>'],
  ['- lang\n  weiter', '<ul><li>lang weiter</li></ul>'],
  ['```\n<b>\n```', '<pre>&lt;b&gt;</pre>'],
  ['`a*b*c`', '<p><code>a*b*c</code></p>'],
  ['3 * 4 * 5 und a_b_c', '<p>3 * 4 * 5 und a_b_c</p>'],
])('%j becomes %s', (text, html) => {
  expect(shown(text)).toBe(html);
});

it.each([
  '![Bild](https://boese.example/zaehler.png)',
  '<img src=https://boese.example/x onerror=alert(1)>',
  '<script>alert(1)</script><iframe src="https://boese.example"></iframe>',
  '[klick](javascript:alert(1))',
  '[google.de](https://google.de@evil.example/)',
  '[klick](data:text/html,x)',
  '[klick](//boese.example)',
  '[a]: https://boese.example/x.png\n![b][a]',
])('of %j nothing is loaded, run or led elsewhere', (text) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelector('img, script, iframe, a, [src], [href], [onerror]')).toBeNull();
});

it('links to the web, for the person alone', () => {
  const { container } = render(<Markdown text="[Dom](https://dom.example/tuerme)" />);
  const link = container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('https://dom.example/tuerme');
  expect(link?.rel).toBe('noopener noreferrer nofollow ugc');
});

const shownAs = (text: string) => render(<Markdown text={text} />).container.textContent;

it('shows where a link leads, whatever stands on it', () => {
  expect(shownAs('[Dom](https://dom.example/tuerme)')).toBe('Dom (dom.example)');
  expect(shownAs('[bank.example](https://boese.example/)')).toBe('bank.example (boese.example)');
  expect(shownAs('[dom.example](https://dom.example/)')).toBe('dom.example');
});

it('leads to places in the app only from answers of ours', () => {
  const text = '[Kosten](/planen?ansicht=costs)';
  const link = (hasPlaces: boolean) =>
    render(<Markdown text={text} hasPlaces={hasPlaces} />, { wrapper: MemoryRouter }).container;
  expect(link(true).querySelector('a')?.getAttribute('href')).toBe('/planen?ansicht=costs');
  expect(link(false).innerHTML).toBe('<p>Kosten</p>');
});

it('survives what was cut in the middle', () => {
  for (const text of ['**fett', '[a](http', '```\nx', '- ', '![', '`', '# '])
    expect(() => shown(text)).not.toThrow();
});
