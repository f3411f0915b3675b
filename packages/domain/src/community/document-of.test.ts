import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentOf } from './document-of.ts';
import { MAX_POST_BLOCKS } from './post-document.ts';
import { plainText } from './post-text.ts';
import { readPostDocument } from './read-post-document.ts';

it('makes paragraphs of empty lines, and keeps line breaks', () => {
  const text = 'Erst Bozen.\r\nDann Meran.\n\n \nAm Ende der See.\n';
  expect(documentOf(text)).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'Erst Bozen.' },
          { type: 'hardBreak' },
          { type: 'text', text: 'Dann Meran.' },
        ],
      },
      { type: 'paragraph', content: [{ type: 'text', text: 'Am Ende der See.' }] },
    ],
  });
  expect(documentOf('').content).toEqual([]);
});

it('loses no word of a text with very many paragraphs', () => {
  const words = Array.from({ length: MAX_POST_BLOCKS + 200 }, (_, index) => `w${index}`);
  const document = documentOf(words.join('\n\n'));
  expect(document.content).toHaveLength(MAX_POST_BLOCKS);
  expect(plainText(document).split('\n')).toEqual(words);
});

it('writes only what posts may hold', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 40 });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      expect(readPostDocument(documentOf(lines.join('\n'))).ok).toBe(true);
    }),
  );
});
