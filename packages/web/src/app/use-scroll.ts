import { decodeAddress } from '@fahrtwind/domain';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { pageOf } from './page-of.ts';
import { whenPageReady } from './when-page-ready.ts';
import { createScrollMemory } from './scroll-memory.ts';

const memory = createScrollMemory({
  scrollTo: (top) => {
    window.scrollTo({ top, behavior: 'instant' });
  },
  showElement: (id) => {
    const element = id === '' ? null : document.getElementById(id);
    element?.scrollIntoView({ behavior: 'instant' });
    return element !== null;
  },
});

/**
 * New pages start at the top; back and forward restore the scroll position. A page that only writes its state into its
 * own address keeps its position.
 */
export function useScroll(): void {
  const { key, hash, pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const type = useNavigationType();
  const isReturn = type === NavigationType.Pop;
  const isReplaced = type === NavigationType.Replace;
  const current = useRef<string | null>(null);

  useEffect(() => {
    const save = () => {
      if (current.current !== null) memory.save(current.current, window.scrollY);
    };
    // On reload the browser restores the position itself.
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
    };
    const takeOver = () => {
      window.history.scrollRestoration = 'manual';
    };
    takeOver();
    window.addEventListener('scroll', save, { passive: true });
    window.addEventListener('pagehide', handOver);
    window.addEventListener('pageshow', takeOver);
    return () => {
      window.removeEventListener('scroll', save);
      window.removeEventListener('pagehide', handOver);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);

  const lastPage = useRef<string | null>(null);
  // Runs before scroll events: a shorter page makes the browser scroll, and that position must not be stored for the
  // previous page.
  useLayoutEffect(() => {
    const isFirst = lastPage.current === null;
    const isRewritten = isReplaced && lastPage.current === page && hash === '';
    lastPage.current = page;
    current.current = isFirst || isRewritten ? key : null;
    if (isRewritten) memory.save(key, window.scrollY);
    if (isFirst || isRewritten) return undefined;
    return whenPageReady(() => {
      memory.arrive({ key, hash: decodeAddress(hash) ?? '', isReturn });
      current.current = key;
    });
  }, [key, hash, page, isReturn, isReplaced]);
}
