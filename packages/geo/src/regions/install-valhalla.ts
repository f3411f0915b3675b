import { mkdir } from 'node:fs/promises';
import {
  hasValhalla,
  VALHALLA_PACKAGE,
  VALHALLA_VERSION,
} from '../route-planners/engines/valhalla-package.ts';
import { runProgram } from './run-program.ts';

/** Fetches the engine into a folder of its own; it is far too large to be part of every installation. */
export async function installValhalla(folder: string): Promise<void> {
  if (hasValhalla(folder)) return;
  if (!canRunValhalla()) throw new Error(`not for ${process.platform} on ${process.arch}`);
  await mkdir(folder, { recursive: true });
  const isWindows = process.platform === 'win32';
  const what = `${VALHALLA_PACKAGE}@${VALHALLA_VERSION}`;
  const args = ['install', what, '--prefix', folder, '--save-exact', '--no-audit', '--no-fund'];
  await runProgram(isWindows ? 'npm.cmd' : 'npm', args, { cwd: folder, isShell: isWindows });
  if (!hasValhalla(folder)) throw new Error(`${what} is not there after its installation`);
}

/** The engine exists for these; elsewhere a region has places and points of interest only. */
function canRunValhalla(): boolean {
  const machine = `${process.platform} ${process.arch}`;
  return ['linux x64', 'linux arm64', 'darwin arm64'].includes(machine);
}
