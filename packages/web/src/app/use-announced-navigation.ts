import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageOf } from './page-of.ts';
import { whenPageReady } from './when-page-ready.ts';

/**
 * Moves the focus to the new page's heading, so that screen readers announce it and Tab continues from there. The
 * first page and links to an anchor keep the browser's own focus.
 */
export function useAnnouncedNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const page = pageOf(pathname, search);
  const previous = useRef(page);

  useEffect(() => {
    if (previous.current === page) return undefined;
    previous.current = page;
    if (hash) return undefined;
    return whenPageReady((heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [page, hash]);
}
