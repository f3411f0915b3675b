import { useLayoutEffect, type RefObject } from 'react';

const WIDE = '(width >= 768px)';
const GAP = 16;

/**
 * Keeps toasts off a panel with a field at its bottom: they stand beside it, on phones above it. It is the element that
 * holds the panel that counts, whose place and size change with the window.
 */
export function useToastsBeside(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const panel = inside.current?.closest<HTMLElement>('[data-panel]');
    if (!panel) return undefined;
    const root = document.documentElement;
    const place = () => {
      const { top, right } = panel.getBoundingClientRect();
      const isWide = window.matchMedia(WIDE).matches;
      const [start, bottom] = isWide ? [right, 0] : [0, window.innerHeight - top];
      root.style.setProperty('--toasts-start', `${start + GAP}px`);
      root.style.setProperty('--toasts-bottom', `${bottom + GAP}px`);
    };
    place();
    const watch = new ResizeObserver(place);
    watch.observe(panel);
    window.addEventListener('resize', place);
    return () => {
      watch.disconnect();
      window.removeEventListener('resize', place);
      root.style.removeProperty('--toasts-start');
      root.style.removeProperty('--toasts-bottom');
    };
  }, [inside]);
}
