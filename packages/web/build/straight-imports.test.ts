import { expect, it } from 'vitest';
import { importStraight, readFacade } from './straight-imports.ts';

const CODE = 'export{i as PlannerPage,t}from"./planner-Ab_1.js";';

it('knows a file that only passes on what another one has', () => {
  expect(readFacade(CODE)).toEqual({
    target: 'planner-Ab_1.js',
    names: { PlannerPage: 'i', t: 't' },
  });
  expect(readFacade('import"./a.js";export{i as A}from"./b.js";')).toBeNull();
  expect(readFacade('const a=1;export{a};')).toBeNull();
});

it('imports from the file behind it, under the same names', () => {
  const facade = readFacade(CODE);
  const facades = new Map(facade ? [['planner-page-X.js', facade]] : []);
  expect(importStraight('await import(`./planner-page-X.js`)', facades)).toBe(
    'await import(`./planner-Ab_1.js`).then(e=>({PlannerPage:e.i,t:e.t}))',
  );
  expect(importStraight('["assets/planner-page-X.js","assets/other.js"]', facades)).toBe(
    '["assets/planner-Ab_1.js","assets/other.js"]',
  );
  expect(importStraight('import("./other.js")', facades)).toBe('import("./other.js")');
});
