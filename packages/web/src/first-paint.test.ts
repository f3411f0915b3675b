// @vitest-environment happy-dom
import { expect, it } from 'vitest';

it('leaves the input alone of a page whose app has started already', async () => {
  document.documentElement.dataset['listens'] = '';
  document.head.innerHTML = '<script type="text/plain" data-early></script>';
  document.body.innerHTML = '<form></form>';
  await import('./first-paint.ts');
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  document.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(false);
});
