import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

const MARGIN_PX = 24;

/** Scrolls the current page's entry into view where the navigation scrolls sideways. */
export function useActiveInView(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const active = pathname && list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) list.current?.scrollTo({ left: active.offsetLeft - MARGIN_PX });
  }, [pathname]);

  return list;
}
