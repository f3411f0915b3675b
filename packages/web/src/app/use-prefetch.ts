import { useEffect } from 'react';
import { forgetPage, loadPage } from './page-modules.ts';
import { matchRoute } from './routes.ts';

/** Loads a page's code when a link to it is hovered or focused. */
export function usePrefetch(): void {
  useEffect(() => {
    document.addEventListener('pointerover', prefetch, { passive: true });
    document.addEventListener('focusin', prefetch);
    return () => {
      document.removeEventListener('pointerover', prefetch);
      document.removeEventListener('focusin', prefetch);
    };
  }, []);
}

function prefetch({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
  const { page } = matchRoute(link.pathname).entry;
  loadPage(page).catch((cause: unknown) => {
    // Clicking the link tries again and shows an error if that fails.
    console.info('Page not loaded ahead', cause);
    forgetPage(page);
  });
}
