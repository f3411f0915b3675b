import { expect, it } from 'vitest';
import { knownPorts } from './evaluate/known-ports.ts';
import { sketch } from './evaluate/sketch.ts';
import type { AssistantPorts } from './ports.ts';
import { brief, say } from './testing/say.ts';

const CROWDED = sketch([['Dresden', 'Prag', 'Brünn', 'Wien'], [], []]);

/** Every leg takes three hours, that to Prag as long as said; no town lies on the way. */
function ports(toPrag: { readonly hours: number; readonly aboard?: number }): AssistantPorts {
  const { hours, aboard = 0 } = toPrag;
  return {
    ...knownPorts(),
    townsNear: () => Promise.resolve([]),
    measure: (legs) =>
      Promise.resolve(
        legs.map(({ to }) => {
          const isToPrag = to.label.startsWith('Prag');
          return {
            meters: 200_000,
            seconds: (isToPrag ? hours : 3) * 3600,
            ...(isToPrag && { crossings: [{ name: '', kind: 'ferry', minutes: aboard * 60 }] }),
          };
        }),
      ),
  };
}

it('names a leg beyond the limit, gives it a day of its own and spreads the rest', async () => {
  const answer = await say('Höchstens 4 Stunden Fahrt am Tag', {
    trip: CROWDED,
    ports: ports({ hours: 6 }),
  });
  expect(brief(answer, CROWDED)).toBe('spread Brünn>2 Wien>3');
  expect(answer.reply).toContain('Dresden → Prag: 6 Std., mehr als deine 4 Std.');
});

it('does not count the time on a ferry', async () => {
  const trip = sketch([['Dresden', 'Prag', 'Brünn', 'Wien'], []]);
  const answer = await say('Höchstens 4 Stunden Fahrt am Tag', {
    trip,
    ports: ports({ hours: 6, aboard: 5 }),
  });
  expect(brief(answer, trip)).toBe('spread Wien>2');
  expect(answer.reply).not.toContain('mehr als deine');
});
