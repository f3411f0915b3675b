import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenPageReady } from './when-page-ready.ts';

/**
 * Moves the focus to the new page's heading, so that screen readers announce it and Tab continues from there. The
 * first page and links to an anchor keep the browser's own focus.
 */
export function useAnnouncedNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    if (hash) return undefined;
    return whenPageReady((heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash]);
}
