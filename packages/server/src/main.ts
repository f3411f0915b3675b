import cluster from 'node:cluster';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { describeFailure } from './config/describe-failure.ts';
import { countProcesses } from './config/count-processes.ts';
import { StartupError } from './config/startup-error.ts';
import type { RunningServer } from './start-server.ts';

// Longer than any reasonable request; a process manager would lose patience soon after.
const closingMilliseconds = 20_000;

async function main([command = 'serve', ...words]: readonly string[]): Promise<void> {
  const config = read();
  try {
    await run(config, command, words);
  } catch (error) {
    fail(describeFailure(error, config) ?? error);
  }
}

/** Each command loads only what it needs: the parts of the server take a second by themselves. */
async function run(config: Config, command: string, words: readonly string[]): Promise<void> {
  const [file] = words;
  switch (command) {
    case 'backup': {
      const { runBackup } = await import('./cli/run-backup.ts');
      return console.log(await runBackup(config, file));
    }
    case 'restore': {
      const { runRestore } = await import('./cli/run-restore.ts');
      return console.log(await runRestore(config, file, words.slice(1)));
    }
    case 'region': {
      const { runRegion } = await import('./cli/run-region.ts');
      return console.log(await runRegion(config, words));
    }
    case 'assistant-check': {
      const { checkEndpoint } = await import('./features/assistant/check/check-endpoint.ts');
      return console.log(await checkEndpoint(config));
    }
    case 'assistant-evaluate': {
      const { evaluateAssistant } =
        await import('./features/assistant/check/evaluate-assistant.ts');
      return console.log(await evaluateAssistant(config));
    }
    case 'assistant-sentences': {
      const { saySentences } = await import('./features/assistant/check/say-sentences.ts');
      return console.log(await saySentences(file ?? ''));
    }
    case 'serve':
    case 'api':
      return await serve(config, command === 'serve');
    default:
      throw new StartupError(
        `„${command}“ gibt es nicht: erlaubt sind backup, restore, region, assistant-check, assistant-evaluate und assistant-sentences.`,
      );
  }
}

function read(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : error);
  }
}

async function serve(config: Config, hasPages: boolean): Promise<void> {
  const server = await start(config, hasPages);
  const { keepStderrClean } = await import('./http/console-to-log.ts');
  keepStderrClean(server.log);
  let isClosing = false;
  const close = (): void => {
    // A second signal means: now.
    if (isClosing) process.exit(1);
    isClosing = true;
    setTimeout(
      () => fail('Fahrtwind wurde nicht rechtzeitig fertig.'),
      closingMilliseconds,
    ).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
  console.log(`Fahrtwind läuft: ${server.address}`);
}

/** In development one process serves. */
async function start(config: Config, hasPages: boolean): Promise<RunningServer> {
  const processes = hasPages ? countProcesses(config) : 1;
  if (processes === 1) {
    const { startServer } = await import('./start-server.ts');
    return await startServer(config, { hasPages });
  }
  const { startProcesses } = await import('./processes/start-processes.ts');
  return await startProcesses(config, processes);
}

function fail(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}

if (cluster.isWorker) {
  const { runServingProcess } = await import('./processes/serving-process.ts');
  await runServingProcess(read());
} else {
  await main(process.argv.slice(2));
}
