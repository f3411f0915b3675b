import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const file = new URL('check-node.mjs', import.meta.url).href;

/** @param {string} version */
function check(version) {
  const program = `import { checkNode } from '${file}'; checkNode('${version}'); console.log('goes on');`;
  const args = ['--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

it.each(['20.18.3', '18.20.8', '9.99.0'])(
  'Node %s is told in one sentence what it lacks',
  (old) => {
    expect(check(old)).toEqual({
      status: 1,
      stdout: '',
      stderr: `Fahrtwind braucht Node 20.19 oder neuer, hier läuft Node ${old}.\n`,
    });
  },
);

it.each(['20.19.0', '22.0.0', '100.1.0'])('Node %s goes on without a word', (version) => {
  expect(check(version)).toEqual({ status: 0, stdout: 'goes on\n', stderr: '' });
});
