// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { loadAnalytics } from './load-analytics.ts';

it('adds the script once and configures it through the data layer [CA-12]', () => {
  const url = 'https://tags.example/tag.js?id=T-1';
  loadAnalytics(url);
  loadAnalytics(url);
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[src]');
  expect([...scripts].map(({ src, async }) => [src, async])).toEqual([[url, true]]);
  // Read by index, as the analytics script does: the entries are `arguments` objects, not arrays.
  const commands = window.dataLayer ?? [];
  expect(commands.map((command) => Array.isArray(command))).toEqual([false, false]);
  expect(commands[0]).toMatchObject({ 0: 'js' });
  expect(commands[1]).toMatchObject({ 0: 'config', 1: 'T-1' });
});
