// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it } from 'vitest';
import { extensions } from './extensions.ts';
import { toPostDocument } from './to-post-document.ts';

const open: Editor[] = [];

afterEach(() => {
  for (const editor of open.splice(0)) editor.destroy();
});

/** What is left of a page that was pasted. */
function pasted(html: string) {
  const editor = new Editor({ element: null, extensions, injectCSS: false, content: html });
  open.push(editor);
  return toPostDocument(editor.getJSON());
}

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });

describe('what is pasted from elsewhere', () => {
  it('keeps headings of two levels, bold, italic, line breaks and rules', () => {
    const html = '<h1>Pass</h1><h5>Anfahrt</h5><p><b>früh</b> und <em>leise</em><br>los</p><hr>';
    expect(pasted(html).content).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Pass' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Anfahrt' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'früh', marks: [{ type: 'bold' }] },
          { type: 'text', text: ' und ' },
          { type: 'text', text: 'leise', marks: [{ type: 'italic' }] },
          { type: 'hardBreak' },
          { type: 'text', text: 'los' },
        ],
      },
      { type: 'horizontalRule' },
    ]);
  });

  it('has links to the web only', () => {
    const html =
      '<p><a href="https://pass.example/x" onclick="alert(1)">gut</a> <a href="javascript:alert(1)">böse</a></p>';
    expect(pasted(html).content[0]).toMatchObject({
      content: [
        { text: 'gut', marks: [{ type: 'link', attrs: { href: 'https://pass.example/x' } }] },
        { text: ' böse' },
      ],
    });
  });

  it('has no lists within lists, and quotes of paragraphs only', () => {
    const html =
      '<ol start="4"><li>eins<ul><li>tiefer</li></ul></li></ol><blockquote><h2>laut</h2><blockquote>still</blockquote></blockquote>';
    const { content } = pasted(html);
    for (const block of content) {
      if (block.type === 'bulletList' || block.type === 'orderedList')
        expect(block.content.flatMap((item) => item.content.map(({ type }) => type))).not.toContain(
          'bulletList',
        );
      expect(
        Object.keys(block).filter((key) => !['type', 'content', 'attrs'].includes(key)),
      ).toEqual([]);
    }
    const words = JSON.stringify(content);
    for (const word of ['eins', 'tiefer', 'laut', 'still']) expect(words).toContain(word);
    expect(words).not.toContain('start');
  });

  it('leaves nothing of pictures, scripts, tables and the styles of a word processor', () => {
    const html =
      '<style>p{}</style><script>alert(1)</script><p class="MsoNormal" style="color:red">Text<img src="x"></p><table><tr><td>Zelle</td></tr></table><!-- c -->';
    expect(pasted(html).content).toEqual([paragraph('Text'), paragraph('Zelle')]);
  });
});

it('is empty where only spaces and empty paragraphs are', () => {
  expect(pasted('<p></p><p>  </p>').content).toEqual([]);
  expect(pasted('<p></p><p>Text</p><p></p>').content).toEqual([paragraph('Text')]);
});
