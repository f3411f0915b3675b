import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

const marked = (text: string, ...matches: string[]) =>
  renderToStaticMarkup(<MarkedText text={text} matches={matches} />);

it.each([
  ['Wohnmobilstellplatz am See', ['stellplatz'], 'Wohnmobil<mark>stellplatz</mark> am See'],
  ['Fähre nach Bergen', ['bergen', 'fähre'], '<mark>Fähre</mark> nach <mark>Bergen</mark>'],
  ['Fährhafen', ['Fähr', 'Fährhafen'], '<mark>Fährhafen</mark>'],
  ['Was kostet (a+b)?', ['(a+b)', ''], 'Was kostet <mark>(a+b)</mark>?'],
  ['Nichts davon', [], 'Nichts davon'],
])('marks in „%s“ the words %j', (text, matches, expected) => {
  expect(marked(text, ...matches)).toBe(expected);
});

it('marks as text what looks like markup', () => {
  expect(marked('<b>x</b>', '<b>')).toBe('<mark>&lt;b&gt;</mark>x&lt;/b&gt;');
});
