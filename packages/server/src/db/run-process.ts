import { spawn } from 'node:child_process';
import { StartupError } from '../config/startup-error.ts';

/** An account of the operating system; null where the own one will do. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

export interface Outcome {
  readonly code: number | null;
  readonly output: string;
}

/** English messages, nothing inherited that changes PostgreSQL, and a folder that every user may enter. */
export const quietSurroundings = {
  cwd: process.platform === 'win32' ? undefined : '/',
  env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, LC_ALL: 'C' },
  windowsHide: true,
};

/** Runs a program to its end; a program that cannot be started at all gives code null. */
export async function runProcess(
  file: string,
  args: readonly string[],
  user: SystemUser | null,
): Promise<Outcome> {
  return await new Promise((resolve) => {
    const identity = user ? { uid: user.uid, gid: user.gid } : {};
    const child = spawn(file, args, {
      ...identity,
      ...quietSurroundings,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ code: null, output: String(error) }));
    // Not 'close': a server that lives on may hold the pipes open.
    child.once('exit', (code) => setImmediate(() => resolve({ code: code ?? -1, output })));
  });
}

/** Turns what a PostgreSQL program printed into the one sentence a person needs. */
export function postgresFailure(what: string, output: string): StartupError {
  if (isDiskFull(output)) return diskFull();
  const lines = output.split('\n').map((line) => line.trim());
  const reason =
    lines.find((line) => /\b(FATAL|PANIC):/.test(line)) ??
    lines.findLast((line) => /error|could not|cannot|eacces|enoent/i.test(line));
  // Without the time and process number that each line begins with.
  const words = reason?.replace(/^.*?(FATAL|PANIC): +/, '');
  return new StartupError(
    `PostgreSQL ${what}${words ? `: ${words}` : ', ohne einen Grund zu nennen'}`,
  );
}

export function isDiskFull(output: string): boolean {
  return /no space left on device|disk full|disk quota exceeded|file too large/i.test(output);
}

export function diskFull(cause?: unknown): StartupError {
  return new StartupError(
    'Der Datenträger ist voll, PostgreSQL kann nicht schreiben: schaffe Platz und starte noch einmal.',
    { cause },
  );
}
