import { describe, expect, it } from 'vitest';
import { classesOf, parseRules, usedRules } from './used-rules.ts';

const HTML = '<main class="page wide"><p class="lead">Los</p></main>';

describe('the rules that a page can need at once', () => {
  it.each([
    ['rules of elements and roots', ':root{--a:1}p{margin:0}', ':root{--a:1}p{margin:0}'],
    ['rules of classes that are there', '.lead{color:red}.gone{color:blue}', '.lead{color:red}'],
    ['states of what is there', '.lead:hover{a:b}.gone:hover{a:b}', '.lead:hover{a:b}'],
    ['only pairs that can be met', '.page .lead{a:b}.page .gone{a:b}', '.page .lead{a:b}'],
    ['lists of which one fits', '.gone,.lead{a:b}', '.gone,.lead{a:b}'],
    [
      'what must not be there',
      '.lead:not(.gone){a:b}.gone:not(.lead){a:b}',
      '.lead:not(.gone){a:b}',
    ],
    [
      'negations of lists and of negations',
      '.lead:not(.gone,:is(.away,:not(.off))) p{a:b}p:not(.x){a:b}.gone:not(:is(.a)){a:b}',
      '.lead:not(.gone,:is(.away,:not(.off))) p{a:b}p:not(.x){a:b}',
    ],
    [
      'texts in selectors, which name no class',
      `.lead[data-a=".gone,.b"]{a:b}[data-a='x.y']{a:b}.gone[data-a=".lead"]{a:b}`,
      `.lead[data-a=".gone,.b"]{a:b}[data-a='x.y']{a:b}`,
    ],
    ['remarks, which name none either', '/* .gone */.lead{a:b}', '/* .gone */.lead{a:b}'],
    [
      'choices that can be met',
      ':is(.gone,.lead):is(.off,.page){a:b}',
      ':is(.gone,.lead):is(.off,.page){a:b}',
    ],
    ['names that we cannot read', String.raw`.sm\:x{a:b}`, String.raw`.sm\:x{a:b}`],
    [
      'groups, as far as they are used',
      '@media (x){.gone{a:b}.lead{a:b}}',
      '@media (x){.lead{a:b}}',
    ],
    ['no empty groups', '@media (x){.gone{a:b}}p{a:b}', 'p{a:b}'],
    [
      'fonts and movements',
      '@font-face{a:b}@keyframes x{0%{a:b}}',
      '@font-face{a:b}@keyframes x{0%{a:b}}',
    ],
    ['statements', '@charset "utf-8";.lead{a:b}', '@charset "utf-8";.lead{a:b}'],
    ['braces in texts', '.gone{content:"}"}.lead{content:"{"}', '.lead{content:"{"}'],
    ['numbers that look like classes', 'p{margin:.5rem}', 'p{margin:.5rem}'],
    [
      'nested rules with their parent',
      '.lead{&:hover{a:b}}.gone{&:hover{a:b}}',
      '.lead{&:hover{a:b}}',
    ],
  ])('are %s', (_, css, used) => {
    expect(usedRules(parseRules(css), classesOf(HTML))).toBe(used);
  });

  it('are all of them when every class is there', () => {
    const css = '.page{a:b}@media (x){.wide{c:d}}.lead::before{content:"x"}';
    expect(usedRules(parseRules(css), classesOf(HTML))).toBe(css);
  });
});
