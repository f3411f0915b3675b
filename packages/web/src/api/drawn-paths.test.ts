// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { drawnIn, withoutDrawn } from './drawn-paths.ts';

const COAST = 'M118.3 188.7L119.2 189.6L118.2 189.2L117 189.2Z';
const LEG = 'M10.1 20.2L11.3 21.4L12.5 22.6L13.7 23.8L14.9 25';
const HTML = `<svg><path class="icon" d="M0 0h1"></path><path d="${COAST}" class="land"></path>
  <path d="${LEG}"></path><path pathLength="1" d="${LEG}"></path></svg>`;
const DATA = [
  {
    path: '/api/route-sketch?stops=1',
    reply: {
      drawing: { shapes: [{ kind: 'land', path: COAST }], legs: [{ path: LEG }] },
      other: { path: 'M5 5L6 6', text: COAST },
    },
  },
];

it('says each path once in the page, and has it again where the page begins', () => {
  const sent = JSON.stringify(withoutDrawn(DATA, HTML));
  expect(sent).not.toContain(LEG);
  expect(sent.split(COAST)).toHaveLength(2);
  const root = document.createElement('div');
  root.innerHTML = HTML;
  expect(JSON.parse(sent, drawnIn(root))).toEqual(DATA);
});

it('leaves the data of a page without such drawings as they are', () => {
  expect(withoutDrawn(DATA, '<p>Text</p>')).toBe(DATA);
});
