import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_POST_LINKS, MAX_POST_NODES, MAX_POST_TEXT_LENGTH } from './post-document.ts';
import { countLinks, countTextLinks, excerptOf, plainText } from './post-text.ts';
import { readPostDocument } from './read-post-document.ts';

const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const doc = (...content: object[]) => ({ type: 'doc', content });
const times = (count: number, thing: object) => Array.from({ length: count }, () => thing);
const link = (href: unknown) => ({ type: 'link', attrs: { href } });

const EVERYTHING = doc(
  { type: 'heading', attrs: { level: 2 }, content: [text('Anreise')] },
  paragraph(text('Die '), text('Fähre', { type: 'bold' }, link('https://ferries.example/')), {
    type: 'hardBreak',
  }),
  {
    type: 'bulletList',
    content: [
      { type: 'listItem', content: [paragraph(text('Zelt'))] },
      { type: 'listItem', content: [paragraph(text('Karte', { type: 'italic' }))] },
    ],
  },
  { type: 'orderedList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
  { type: 'horizontalRule' },
  { type: 'blockquote', content: [paragraph(text('www.example.org und http://example.org'))] },
);

/** A quote in a quote in a quote … */
function nested(depth: number): object {
  let inner: object = paragraph(text('x'));
  for (let level = 0; level < depth; level += 1) inner = { type: 'blockquote', content: [inner] };
  return doc(inner);
}

describe('a document', () => {
  it('of everything that there is, is read as it was', () => {
    expect(readPostDocument(EVERYTHING)).toEqual({ ok: true, value: EVERYTHING });
  });

  it('without text may leave content out', () => {
    const read = readPostDocument(doc({ type: 'paragraph', content: [] }));
    expect(read).toEqual({ ok: true, value: doc({ type: 'paragraph' }) });
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a text', 'Hallo'],
    ['an array', []],
    ['no content', { type: 'doc' }],
    ['a field of its own', { ...doc(), onclick: 'x' }],
    ['a document in a document', doc(doc())],
    ['a picture', doc({ type: 'image', attrs: { src: '/x' } })],
    ['code', doc(paragraph(text('x', { type: 'code' })))],
    ['an attribute', doc({ type: 'paragraph', attrs: { class: 'x' } })],
    ['a heading of level 1', doc({ type: 'heading', attrs: { level: 1 } })],
    ['a heading without a level', doc({ type: 'heading' })],
    ['text beside paragraphs', doc(text('x'))],
    ['empty text', doc(paragraph(text('')))],
    ['a number as text', doc(paragraph({ type: 'text', text: 7 }))],
    ['the same mark twice', doc(paragraph(text('x', { type: 'bold' }, { type: 'bold' })))],
    ['marks without end', doc(paragraph(text('x', ...times(9, { type: 'bold' }))))],
    ['an empty list', doc({ type: 'bulletList', content: [] })],
    [
      'a list in a list',
      doc({ type: 'bulletList', content: [{ type: 'bulletList', content: [] }] }),
    ],
    [
      'a link with another attribute',
      doc(paragraph(text('x', { ...link('https://a.example'), rel: '' }))),
    ],
    ['6,000 nested quotes', nested(6000)],
  ])('with %s is refused', (_what, value) => {
    expect(readPostDocument(value)).toEqual({ ok: false, error: 'document-invalid' });
  });

  it.each<unknown>([
    'javascript:alert(1)',
    'https://google.de@evil.example/',
    'JaVaScRiPt:alert(1)',
    ' https://example.org',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '//example.org',
    '/forum',
    'https://example.org/"onclick=',
    `https://example.org/${'x'.repeat(2000)}`,
    '',
    7,
    null,
  ])('with a link to %j is refused', (href) => {
    const read = readPostDocument(doc(paragraph(text('x', link(href)))));
    expect(read).toEqual({ ok: false, error: 'document-link-invalid' });
  });

  it.each([
    ['document-too-large', doc(...times(1001, { type: 'horizontalRule' }))],
    ['document-too-large', doc(paragraph(...times(MAX_POST_NODES, { type: 'hardBreak' })))],
    ['document-too-long', doc(paragraph(text('x'.repeat(MAX_POST_TEXT_LENGTH + 1))))],
    [
      'document-too-many-links',
      doc(paragraph(...times(MAX_POST_LINKS + 1, text('x', link('https://a.example'))))),
    ],
  ])('that is too much is refused with %s', (error, value) => {
    expect(readPostDocument(value)).toEqual({ ok: false, error });
  });

  it('is refused without reading an array that is too long', () => {
    const trap = new Proxy(Array(10_000_000), {
      get: (array, name) => {
        if (name === 'length') return array.length;
        throw new Error(`read ${String(name)}`);
      },
    });
    const read = readPostDocument({ type: 'doc', content: trap });
    expect(read).toEqual({ ok: false, error: 'document-too-large' });
  });

  it('of anything at all never throws', () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.constantFrom('type', 'content', 'attrs', 'marks') }),
        (value) => {
          readPostDocument(value);
          readPostDocument({ type: 'doc', content: [value] });
        },
      ),
    );
  });
});

describe('the words of a document', () => {
  const read = readPostDocument(EVERYTHING);
  const stored = read.ok ? read.value : null;

  it('are a line for each paragraph', () => {
    const words = 'Anreise\nDie Fähre\n\nZelt\nKarte\n\nwww.example.org und http://example.org';
    expect(stored && plainText(stored)).toBe(words);
  });

  it('have marked links and addresses in the text', () => {
    expect(stored && countLinks(stored)).toBe(3);
    expect(countTextLinks('Siehe https://a.example, WWW.b.example und c.example.')).toBe(2);
  });

  it('are cut between words for a list', () => {
    expect(excerptOf('Kurz.\n\nUnd gut.')).toBe('Kurz. Und gut.');
    expect(excerptOf('Die Tage\nVon Porto nach Lissabon\n')).toBe(
      'Die Tage · Von Porto nach Lissabon',
    );
    expect(excerptOf('\n \nPackliste:\nZelt\nSchlafsack')).toBe('Packliste: Zelt · Schlafsack');
    const cut = excerptOf('Wörter '.repeat(100));
    expect(cut).toMatch(/Wörter …$/);
    expect(cut.length).toBeLessThan(245);
    expect(excerptOf('x'.repeat(500)).length).toBeLessThan(245);
  });
});
