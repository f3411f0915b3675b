import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { saySentences } from './say-sentences.ts';

it('writes what people would read, and what accepting would change', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sentences-'));
  const file = join(folder, 'batch.json');
  const batch = {
    trips: {
      alpen: {
        start: '2027-07-03',
        days: [
          { stops: ['München, Deutschland', 'Innsbruck, Österreich'] },
          { stops: ['Meran, Italien'] },
        ],
      },
    },
    sentences: [
      { id: 1, trip: 'alpen', say: ['Füge Bozen vor Meran ein', 'ja', 'Streiche Innsbruck'] },
    ],
  };
  await writeFile(file, JSON.stringify(batch));
  const said = await saySentences(file).finally(() => void rm(folder, { recursive: true }));
  expect(said).toContain('> Füge Bozen vor Meran ein');
  expect(said).toContain('- Tag 2 04.07.2027: Meran\n    + Tag 2 04.07.2027: Bozen → Meran');
  // Said yes to, the proposal is what the next message changes: Bolzano was there before it.
  const last = said.slice(said.indexOf('> Streiche Innsbruck'));
  expect(last).toContain('+ Tag 1 03.07.2027: München');
  expect(last).not.toContain('Tag 2');
});
