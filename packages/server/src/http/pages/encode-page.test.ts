import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createSqueezer, encodePage } from './encode-page.ts';

/** Words enough that trying harder is worth it. */
const html = (name: string) =>
  Array.from({ length: 900 }, (_, index) => `<p>${name} ${(index * 7919) % 1009} km</p>`).join('');

describe('a page that many people get', () => {
  it('becomes smaller after its second call and stays the same page', async () => {
    const squeezed = createSqueezer(2);
    const page = await encodePage(html('Fahrt'), 'br');
    expect(squeezed(page)).toBe(page);
    expect(squeezed(page)).toBe(page);
    await vi.waitFor(
      () => expect(squeezed(page).body.length).toBeLessThan(page.body.length),
      15_000,
    );
    const small = squeezed(page);
    expect(small.etag).toBe(page.etag);
    expect(brotliDecompressSync(small.body).toString()).toBe(html('Fahrt'));
  });

  it('is not worked on for one call', async () => {
    const squeezed = createSqueezer(2);
    const [once, often] = [
      await encodePage(html('einmal'), 'br'),
      await encodePage(html('oft'), 'br'),
    ];
    squeezed(once);
    squeezed(often);
    // The work is done in the order of the calls: when this one is done, the first would be.
    await vi.waitFor(() => expect(squeezed(often)).not.toBe(often), 15_000);
    expect(squeezed(once)).toBe(once);
  });

  it('gives way to those that are asked for later', async () => {
    const squeezed = createSqueezer(1);
    const [one, other] = [
      await encodePage(html('eins'), 'br'),
      await encodePage(html('zwei'), 'br'),
    ];
    squeezed(one);
    squeezed(one);
    squeezed(other);
    await vi.waitFor(() => expect(squeezed(other)).not.toBe(other), 15_000);
    expect(squeezed(one)).toBe(one);
  });

  it.each(['gzip', 'identity'] as const)('stays as it is for %s', async (encoding) => {
    const page = await encodePage(html('Fahrt'), encoding);
    expect(createSqueezer(2)(page)).toBe(page);
  });
});
