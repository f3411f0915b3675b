import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenPageIsThere } from './when-page-is-there.ts';

/**
 * Moves the focus to the new page's heading, so that it is read out and the next Tab starts there. The first
 * page keeps the browser's own start, and a link to a place inside the page is left alone.
 */
export function useAnnouncedNavigation(): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return undefined;
    previous.current = pathname;
    if (hash) return undefined;
    return whenPageIsThere((heading) => {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  }, [pathname, hash]);
}
