import { expect, it } from 'vitest';
import { readContent } from './read-content.ts';
import { contentsOf } from '../src/parts/prose/contents.ts';

it('lists the main headings as plain text', () => {
  expect(
    contentsOf([
      { tag: 'h2', id: 'a', nodes: ['Ein ', { tag: 'em', nodes: ['guter'] }, ' Tag'] },
      { tag: 'h3', id: 'b', nodes: ['Kleiner'] },
      'Text',
    ]),
  ).toEqual([{ id: 'a', title: 'Ein guter Tag' }]);
});

it('finds the section on cookies that the banner links to in both privacy texts [SC-5]', () => {
  const privacy = readContent('legal').filter(({ file }) => file.includes('privacy'));
  expect(privacy).toHaveLength(2);
  for (const { body } of privacy) {
    expect(contentsOf(body).map(({ id }) => id)).toContain('cookies');
  }
});
