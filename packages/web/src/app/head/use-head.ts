import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { debounce } from '../debounce.ts';
import { loadPage } from '../page-modules.ts';
import { matchRoute } from '../routes.ts';
import type { HeadInput } from './head.ts';
import { shownHead } from './shown-head.ts';
import { HEAD_MARK } from './head-mark.ts';

const UPDATE_MS = 50;

type Update = Omit<HeadInput, 'page' | 'match'>;

/** The texts of all heads are not needed for the first page, whose head the server has written. */
async function writeHead({ pathname, language, config }: Update): Promise<void> {
  const [{ headTags }, { applyHead }] = await Promise.all([
    import('./head.ts'),
    import('./head-html.ts'),
  ]);
  const match = matchRoute(pathname);
  const page = await loadPage(match.entry.page);
  if (window.location.pathname !== pathname) return;
  document.documentElement.lang = language;
  applyHead(
    document,
    headTags({ ...shownHead(match, page, language), pathname, language, config }),
  );
}

const update = debounce((input: Update) => {
  writeHead(input).catch((cause: unknown) => {
    console.error('Head not updated', cause);
  });
}, UPDATE_MS);

/** Keeps the document's head in step with the address. */
export function useHead(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const config = usePublicConfig();
  const written = useRef<string | null>(null);

  useEffect(() => {
    const isWrittenByServer =
      written.current === null && document.head.querySelector(`[${HEAD_MARK}]`) !== null;
    if (!isWrittenByServer) update({ pathname, language, config });
    written.current = pathname;
  }, [pathname, language, config]);
}
