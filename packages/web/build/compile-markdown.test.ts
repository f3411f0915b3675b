import { describe, expect, it } from 'vitest';
import { compileMarkdown } from './compile-markdown.ts';

const bodyOf = (source: string) => compileMarkdown(source).body;

describe('compileMarkdown', () => {
  it('reads front matter apart from the text', () => {
    const { front, body } = compileMarkdown('---\ntitle: Alpen\ndays: 9\n---\n\nLos.\n');
    expect(front).toEqual({ title: 'Alpen', days: 9 });
    expect(body).toEqual([{ tag: 'p', nodes: ['Los.'] }]);
  });

  it('keeps a date as text, whatever the time zone of the machine', () => {
    expect(compileMarkdown('---\ndate: 2026-03-14\n---\n').front).toEqual({ date: '2026-03-14' });
  });

  it('gives headings readable ids, or the one that is asked for', () => {
    expect(bodyOf('## Für Käufer: Größe\n\n## Cookies und mehr {#cookies}\n')).toEqual([
      { tag: 'h2', id: 'fuer-kaeufer-groesse', nodes: ['Für Käufer: Größe'] },
      { tag: 'h2', id: 'cookies', nodes: ['Cookies und mehr'] },
    ]);
  });

  it('turns marks inside a line into nodes', () => {
    expect(bodyOf('Ein **fester** und *schiefer* [Link](/forum) mit `code`.')).toEqual([
      {
        tag: 'p',
        nodes: [
          'Ein ',
          { tag: 'strong', nodes: ['fester'] },
          ' und ',
          { tag: 'em', nodes: ['schiefer'] },
          ' ',
          { tag: 'a', href: '/forum', nodes: ['Link'] },
          ' mit ',
          { tag: 'code', nodes: ['code'] },
          '.',
        ],
      },
    ]);
  });

  it('keeps tables with their columns of numbers', () => {
    expect(bodyOf('| Pass | Höhe |\n| --- | ---: |\n| Furka | 2.429 m |\n')).toEqual([
      {
        tag: 'table',
        header: [
          { isNumber: false, nodes: ['Pass'] },
          { isNumber: true, nodes: ['Höhe'] },
        ],
        rows: [
          [
            { isNumber: false, nodes: ['Furka'] },
            { isNumber: true, nodes: ['2.429\u00A0m'] },
          ],
        ],
      },
    ]);
  });

  it('splits out what the page fills in', () => {
    expect(bodyOf('Schreib an {{email}}, gern.')).toEqual([
      {
        tag: 'p',
        nodes: ['Schreib an ', { tag: 'placeholder', name: 'email' }, ', gern.'],
      },
    ]);
  });

  it.each([
    ['raw HTML', '<script>alert(1)</script>'],
    ['HTML inside a line', 'Hallo <b onclick="x()">du</b>'],
    ['a picture', '![Bild](https://elsewhere.example/x.png)'],
    ['a heading that is the page’s own', '# Titel'],
  ])('refuses %s', (_, source) => {
    expect(() => bodyOf(source)).toThrow();
  });
});
