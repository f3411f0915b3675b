import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { requestOf } from '../../api/client.ts';
import { requestJson } from '../../api/request.ts';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { useLanguage } from '../../ui/texts.tsx';
import { debounce } from '../debounce.ts';
import { callsOf, loadedPage, loadPage, type PageCall } from '../page-modules.ts';
import { matchRoute } from '../routes.ts';
import type { HeadInput } from './head.ts';
import { resolveHead } from './resolve-head.ts';
import { HEAD_ATTRIBUTE } from './head-attribute.ts';

const UPDATE_MS = 50;

type Update = Omit<HeadInput, 'page' | 'match'> & { readonly search: string };

/** Loads the head texts on demand: the server has already written the first page's head. */
async function writeHead({ pathname, search, language, config }: Update): Promise<void> {
  const [{ headTags }, { applyHead }] = await Promise.all([
    import('./head.ts'),
    import('./head-html.ts'),
  ]);
  const match = matchRoute(pathname);
  const page = await loadPage(match.entry.page);
  // Many pages know their head without what they show.
  const query = new URLSearchParams(search);
  const isKnown =
    !page.pageHead || page.pageHead(match.params, language, undefined, query) !== undefined;
  const [call] = isKnown ? [] : callsOf(page, match.params, query);
  const reply = await replyTo(call);
  if (window.location.pathname !== pathname) return;
  document.documentElement.lang = language;
  applyHead(
    document,
    headTags({ ...resolveHead(match, page, language, reply, query), pathname, language, config }),
  );
}

/** Null for what is not there, undefined for what cannot be asked for now. */
async function replyTo(wanted: PageCall | undefined): Promise<unknown> {
  if (!wanted) return undefined;
  try {
    return await requestJson(requestOf(wanted.name, wanted.input));
  } catch (cause) {
    return cause instanceof ApiError && cause.status === 404 ? null : undefined;
  }
}

const update = debounce((input: Update) => {
  writeHead(input).catch((cause: unknown) => {
    console.error('Head not updated', cause);
  });
}, UPDATE_MS);

/** The query belongs to it only where the page makes its head itself. */
function addressOf(pathname: string, search: string): string {
  const page = loadedPage(matchRoute(pathname).entry.page);
  return page?.pageHead === null ? pathname : pathname + search;
}

/** Updates the document's head on every navigation. */
export function useHead(): void {
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const config = usePublicConfig();
  const written = useRef<string | null>(null);

  useEffect(() => {
    const isWrittenByServer =
      written.current === null && document.head.querySelector(`[${HEAD_ATTRIBUTE}]`) !== null;
    const address = addressOf(pathname, search);
    const isSame = isWrittenByServer || written.current === `${language} ${address}`;
    if (!isSame) update({ pathname, search, language, config });
    written.current = `${language} ${address}`;
  }, [pathname, search, language, config]);
}
