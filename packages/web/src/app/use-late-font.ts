import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Running text keeps its fallback on a first page that was quicker than the font, so that nothing moves under the
 * reader. The next page is new in any case: from there on the font is used, which has come in the meantime.
 */
export function useLateFont(): void {
  const { pathname } = useLocation();
  const first = useRef(pathname);

  useEffect(() => {
    if (pathname !== first.current) document.documentElement.dataset.fonts = 'late';
  }, [pathname]);
}
