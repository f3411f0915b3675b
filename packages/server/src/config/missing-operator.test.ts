import { expect, it, vi } from 'vitest';
import { readConfig } from './config.ts';
import { warnOfMissingOperator } from './missing-operator.ts';

const MODERATORS = 'mara@fahrtwind.example';
const COMPLETE = {
  OPERATOR_NAME: 'Fahrtwind GmbH',
  OPERATOR_STREET: 'Hafenstraße 1',
  OPERATOR_CITY: '20457 Hamburg',
  OPERATOR_COUNTRY: 'Deutschland',
  OPERATOR_EMAIL: 'hallo@fahrtwind.example',
  OPERATOR_RESPONSIBLE: 'Mara Muster',
};

it.each([
  [{}, Object.keys(COMPLETE)],
  [{ ...COMPLETE, OPERATOR_EMAIL: '' }, ['OPERATOR_EMAIL']],
])('names in the log what the legal pages miss with %j', (env, missing) => {
  const warn = vi.fn();
  warnOfMissingOperator(readConfig({ MODERATORS, ...env }), { warn });
  expect(warn).toHaveBeenCalledExactlyOnceWith({ missing }, expect.stringContaining('legal pages'));
});

it('is silent where the operator has given everything', () => {
  const warn = vi.fn();
  warnOfMissingOperator(readConfig({ MODERATORS, ...COMPLETE }), { warn });
  expect(warn).not.toHaveBeenCalled();
});

it('says in the log that without moderators held posts are shown by themselves', () => {
  const warn = vi.fn();
  warnOfMissingOperator(readConfig(COMPLETE), { warn });
  const missing = ['MODERATORS'];
  expect(warn).toHaveBeenCalledExactlyOnceWith({ missing }, expect.stringContaining('after a day'));
});
