import { tripOf } from '@fahrtwind/domain/testing';
import { expect, it } from 'vitest';
import { knownPorts } from './evaluate/known-ports.ts';
import { say } from './testing/say.ts';

const measured = knownPorts();
const estimated = {
  ...measured,
  matrix: async (...asked: Parameters<typeof measured.matrix>) => ({
    ...(await measured.matrix(...asked)),
    isEstimate: true,
  }),
};

const detour = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Mainz'], 'Tag 3': ['Bonn', 'Frankfurt'] });
const empty = tripOf({ 'Tag 1': [] });

it.each([
  ['Optimiere die Reihenfolge', detour, 'spart ~292 km und ~3 Std. 4 Min.'],
  ['Plane 3 Tage von München nach Wien', empty, '(~5 Std.'],
])(
  '„%s“ marks its figures where ways are estimated, and only there',
  async (message, trip, part) => {
    const told = await say(message, { trip, ports: estimated });
    expect(told.reply).toContain(part);
    const { reply } = await say(message, { trip, ports: measured });
    expect(reply).toBe(told.reply.replaceAll('~', ''));
  },
);
