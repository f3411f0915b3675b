import {
  PLANNING_TASKS,
  scorePlan,
  EVALUATION_DAY,
  knownPorts,
  type PlanningTask,
} from '@fahrtwind/assistant/evaluate';
import type { Config } from '../../../config/config.ts';
import { answerTurn } from '../answer-turn.ts';
import type { TurnParts } from '../turn.ts';

const PATIENCE = { totalMs: 300_000, idleMs: 120_000 };

/** Nothing of an evaluation is worth a line of the server's log. */
const NO_LOG: TurnParts['log'] = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
};

/**
 * Lets the configured model plan the thirty tasks by itself, or the rules where none is configured, and scores the
 * proposals by rules: every constraint kept, a good order, nothing invented, all else untouched.
 */
export async function evaluateAssistant(
  { assistant }: Pick<Config, 'assistant'>,
  tasks: readonly PlanningTask[] = PLANNING_TASKS,
): Promise<string> {
  const lines: string[] = [];
  for (const task of tasks) {
    const faults = await faultsOf(task, assistant);
    lines.push(`${faults.length === 0 ? 'gut     ' : 'SCHLECHT'}  ${task.message}`);
    lines.push(...faults.map((fault) => `            ${fault}`));
  }
  const good = lines.filter((line) => line.startsWith('gut')).length;
  const who = assistant ? `${assistant.model} bei ${new URL(assistant.url).host}` : 'die Regeln';
  return [...lines, `${good} von ${tasks.length} Aufgaben gelöst: ${who}`].join('\n');
}

async function faultsOf(
  task: PlanningTask,
  endpoint: Config['assistant'],
): Promise<readonly string[]> {
  if (!EVALUATION_DAY) throw new Error('The tasks have no day.');
  const ports = knownPorts();
  const { operations } = await answerTurn(
    {
      endpoint,
      portsOf: () => ports,
      log: NO_LOG,
      skipsRules: endpoint !== null,
      limits: PATIENCE,
    },
    {
      text: task.message,
      trip: task.trip,
      today: EVALUATION_DAY,
      language: 'de',
      isReadOnly: false,
      history: [],
      dialogue: null,
      signal: new AbortController().signal,
      onText: () => undefined,
      onStep: () => undefined,
    },
  );
  return (await scorePlan(task, operations, ports)).faults;
}
