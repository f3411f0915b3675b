import { runBackup } from './cli/run-backup.ts';
import { runRestore } from './cli/run-restore.ts';
import { readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { describeFailure } from './config/describe-failure.ts';
import { startServer } from './start-server.ts';

// Longer than any reasonable request; a process manager would lose patience soon after.
const closingMilliseconds = 20_000;

async function main([command = 'serve', file]: readonly string[]): Promise<void> {
  const config = read();
  try {
    if (command === 'backup') console.log(await runBackup(config, file));
    else if (command === 'restore') console.log(await runRestore(config, file));
    else await serve(config, command !== 'api');
  } catch (error) {
    fail(describeFailure(error, config) ?? error);
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
  const server = await startServer(config, { hasPages });
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

function fail(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}

await main(process.argv.slice(2));
