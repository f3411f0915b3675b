import { describe, expect, it } from 'vitest';
import {
  exportName,
  forgetPage,
  loadedPage,
  loadPage,
  PageNotLoadedError,
} from './page-modules.ts';

describe('loading pages', () => {
  it('knows the name under which a file exports its page', () => {
    expect(exportName('landing-page')).toBe('LandingPage');
    expect(exportName('viewer/read-only-map-page')).toBe('ReadOnlyMapPage');
  });

  it('loads a page once and has it at hand afterwards', async () => {
    const first = loadPage('account/signed-out-page');
    expect(loadPage('account/signed-out-page')).toBe(first);
    const { Page } = await first;
    expect(loadedPage('account/signed-out-page')?.Page).toBe(Page);
  });

  it('answers with the same failure until it is handled', async () => {
    const first = loadPage('blog/no-such-page');
    await expect(first).rejects.toBeInstanceOf(PageNotLoadedError);
    expect(loadPage('blog/no-such-page')).toBe(first);
    forgetPage('blog/no-such-page');
    const second = loadPage('blog/no-such-page');
    expect(second).not.toBe(first);
    await expect(second).rejects.toMatchObject({ page: 'blog/no-such-page' });
  });
});
