import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  calls,
  fails,
  says,
  startScriptedEndpoint,
  type ScriptedEndpoint,
} from '../testing/scripted-endpoint.ts';
import { checkEndpoint } from './check-endpoint.ts';

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

const check = () => checkEndpoint({ assistant: { url: endpoint.url, model: 'klein', key: null } });
const tool = calls(['rename_trip', { title: 'Testfahrt' }]);

it('is content with an endpoint that streams, uses tools and remembers', async () => {
  endpoint.play(says('eins, ', 'zwei'), tool, says('Gern.'), says('Zaunkönig'));
  expect(await check()).toContain('gut       überblickt 16.000 Tokens');
  const longest = JSON.stringify(endpoint.requests.at(-1)?.messages).length;
  // About 2.9 characters are a token of German.
  expect(longest / 2.9).toBeGreaterThan(15_000);
});

it.each([
  ['antwortet stückweise', [says('alles auf einmal'), tool, says('Gern.'), says('Zaunkönig')]],
  ['benutzt Werkzeuge', [says('a', 'b'), says('Mache ich.'), says('Zaunkönig')]],
  ['überblickt', [says('a', 'b'), tool, says('Gern.'), says('Welches Wort?')]],
  ['überblickt', [says('a', 'b'), tool, says('Gern.'), fails(400)]],
])('says which of it fails: %s', async (what, scripts) => {
  endpoint.play(...scripts);
  await expect(check()).rejects.toThrow(`SCHLECHT  ${what}`);
});

it('says that none is set up', async () => {
  await expect(checkEndpoint({ assistant: null })).rejects.toThrow('ASSISTANT_URL');
});
