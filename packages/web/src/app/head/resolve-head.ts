import type { Language } from '@fahrtwind/contract';
import type { PageHead, PageModule } from '../page-modules.ts';
import { notFoundRoute, type RouteMatch } from '../routes.ts';

interface ResolvedHead {
  /** The route whose texts apply: the 404 page's if the item at this address does not exist. */
  readonly match: RouteMatch;
  readonly page: PageHead | null;
  readonly isMissing: boolean;
}

/** Asks the page's module what it shows at an address. */
export function resolveHead(
  match: RouteMatch,
  { pageHead }: Pick<PageModule, 'pageHead'>,
  language: Language,
  reply?: unknown,
  search?: URLSearchParams,
): ResolvedHead {
  const page = pageHead?.(match.params, language, reply, search);
  const isMissing = match.entry === notFoundRoute || page === null;
  const shown = isMissing ? { entry: notFoundRoute, params: {} } : match;
  return { match: shown, page: page ?? null, isMissing };
}
