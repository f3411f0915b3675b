import { fork } from 'node:child_process';
import { importMessage, type StartImport } from '@fahrtwind/geo';

/** Imports in a process of its own: reading a map takes memory and time that requests must not feel. */
export function createImportProcess(program: string): StartImport {
  return ({ what, name }, tell) => {
    let hasEnded = false;
    const end = (isDone: boolean, text: string): void => {
      if (hasEnded) return;
      hasEnded = true;
      tell({ kind: 'end', isDone, text });
    };
    // The heap of the server is kept small; a map needs more.
    const child = fork(program, ['region', 'import', what, name], {
      execArgv: ['--max-old-space-size=6144'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let [said, failed] = ['', ''];
    child.stdout?.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-4000)));
    child.stderr?.on(
      'data',
      (chunk: Buffer) => (failed = `${failed}${chunk.toString()}`.slice(-4000)),
    );
    child.on('message', (value) => {
      const message = importMessage.safeParse(value);
      if (message.success) tell(message.data);
    });
    child.once('error', (error) => end(false, error.message));
    child.once('close', (code) => end(code === 0, (code === 0 ? said : failed).trim()));
    return async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const closed = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      await closed;
    };
  };
}
