import { PLANNING_TASKS } from '@fahrtwind/assistant/evaluate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  calls,
  says,
  startScriptedEndpoint,
  type ScriptedEndpoint,
} from '../testing/scripted-endpoint.ts';
import { evaluateAssistant } from './evaluate-assistant.ts';

let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
});
afterAll(() => endpoint.close());

it('lets the rules solve all thirty tasks', async () => {
  expect(await evaluateAssistant({ assistant: null })).toContain('30 von 30 Aufgaben gelöst');
});

it('asks a model alone, and names what is wrong with its plan', async () => {
  endpoint.play(calls(['rename_trip', { title: 'Falsch' }]), says('Fertig.'));
  const assistant = { url: endpoint.url, model: 'klein', key: null };
  const report = await evaluateAssistant({ assistant }, PLANNING_TASKS.slice(0, 1));
  expect(report).toContain('0 von 1 Aufgaben gelöst: klein');
  expect(report).toContain('does not begin in München');
});
