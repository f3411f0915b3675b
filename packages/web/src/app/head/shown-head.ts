import type { Language } from '@fahrtwind/contract';
import type { PageHead, PageModule } from '../page-modules.ts';
import { notFoundRoute, type RouteMatch } from '../routes.ts';

interface ShownHead {
  /** The route whose texts apply: that of the 404 page when the thing at this address does not exist. */
  readonly match: RouteMatch;
  readonly page: PageHead | null;
  readonly isMissing: boolean;
}

/** Asks a page what it shows at an address. */
export function shownHead(
  match: RouteMatch,
  { pageHead }: Pick<PageModule, 'pageHead'>,
  language: Language,
): ShownHead {
  const page = pageHead?.(match.params, language) ?? null;
  const isMissing = match.entry === notFoundRoute || (pageHead !== null && page === null);
  return { match: isMissing ? { entry: notFoundRoute, params: {} } : match, page, isMissing };
}
