import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const FIXED = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium for the journeys: $CHROME_PATH, an installed one, the one inside the npm package
 * @sparticuz/chromium (x64 only), and as the last resort Debian's package when run as root.
 *
 * @param {(line: string) => void} [say]
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser(say = console.log) {
  const wanted = process.env.CHROME_PATH;
  if (wanted) {
    if (isExecutable(wanted)) return wanted;
    throw new Error(`CHROME_PATH is ${wanted}, but there is no program that can be run.`);
  }
  const found = installedBrowser() ?? (await packagedBrowser()) ?? debianBrowser(say);
  if (found) return found;
  throw new Error(
    'No browser found for the journeys: install Chromium, or set CHROME_PATH to a Chromium or Chrome.',
  );
}

function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...FIXED, ...onPath].find(isExecutable) ?? null;
}

/** An x64 browser that needs no system libraries. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  // Makes the package unpack its libraries too, which a minimal Debian lacks; it reads this on import.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const path = await chromium.executablePath();
    return runs(path) ? path : null;
  } catch (error) {
    console.warn(`@sparticuz/chromium does not help here: ${String(error)}`);
    return null;
  }
}

/** @param {(line: string) => void} say */
function debianBrowser(say) {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');
  if (!isDebian || process.getuid?.() !== 0) return null;
  say('No browser found, installing the Debian package chromium …');
  const options = {
    stdio: /** @type {const} */ ('ignore'),
    timeout: 5 * 60_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const install = ['install', '-y', '--no-install-recommends', 'chromium'];
  if (spawnSync('apt-get', install, options).status !== 0) {
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', install, options);
  }
  return installedBrowser();
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} path */
function runs(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}
