import { spawn } from 'node:child_process';

/** A program that ended badly, with the end of what it said. */
export class ProgramFailure extends Error {
  readonly output: string;

  constructor(program: string, how: string, output: string) {
    super(`${program} ${how}`);
    this.name = 'ProgramFailure';
    this.output = output;
  }
}

const KEPT_CHARACTERS = 4000;

/** Runs a program to its end; it dies with us. */
export async function runProgram(
  program: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly isShell?: boolean } = {},
): Promise<string> {
  return await new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      shell: options.isShell ?? false,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const abandon = (): void => void child.kill('SIGKILL');
    process.once('exit', abandon);
    let output = '';
    const keep = (chunk: Buffer): void => {
      output = (output + chunk.toString('utf8')).slice(-KEPT_CHARACTERS);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => reject(new ProgramFailure(program, error.message, output)));
    child.once('close', (code, signal) => {
      process.off('exit', abandon);
      if (code === 0) resolve(output);
      else reject(new ProgramFailure(program, `ended with ${signal ?? code}`, output));
    });
  });
}
