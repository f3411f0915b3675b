import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { whenPageIsThere } from './when-page-is-there.ts';
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
 * Each navigation starts at the top; back and forward return to where the page was left. A page that only writes its
 * state into its own address stays where it is.
 */
export function useScroll(): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const isReturn = type === NavigationType.Pop;
  const isReplaced = type === NavigationType.Replace;
  const current = useRef<string | null>(null);

  useEffect(() => {
    const save = () => {
      if (current.current !== null) memory.save(current.current, window.scrollY);
    };
    // A reload is left to the browser, which remembers the place by itself.
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

  const lastPath = useRef<string | null>(null);
  // Before the browser can tell of scrolling: a shorter page makes it scroll, which is not where the former one was left.
  useLayoutEffect(() => {
    const isFirst = lastPath.current === null;
    const isRewritten = isReplaced && lastPath.current === pathname && hash === '';
    lastPath.current = pathname;
    current.current = isFirst || isRewritten ? key : null;
    if (isRewritten) memory.save(key, window.scrollY);
    if (isFirst || isRewritten) return undefined;
    return whenPageIsThere(() => {
      memory.arrive({ key, hash, isReturn });
      current.current = key;
    });
  }, [key, hash, pathname, isReturn, isReplaced]);
}
