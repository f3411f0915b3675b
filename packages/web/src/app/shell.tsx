import { useRoutes, useLocation } from 'react-router';
import { useLanguage } from '../ui/texts.tsx';
import { DialogHost } from '../ui/dialog-host.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { DeferredParts } from './deferred-parts.tsx';
import { useHead } from './head/use-head.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useAppliedTheme } from './theme/use-theme.ts';
import { useShellTexts } from './texts.ts';
import { createRoutes } from './create-routes.tsx';
import { useScroll } from './use-scroll.ts';
import styles from './shell.module.css';
import { useEffect, useRef } from 'react';
import { pageOf } from './page-of.ts';
import { whenPageReady } from './when-page-ready.ts';

/**
 * Moves the focus to the new page's heading or first question, so that screen readers announce it and Tab continues from there. The
 * first page and links to an anchor keep the browser's own focus.
 */
function useAnnouncedNavigation(): void {
  const { pathname, search, hash } = useLocation();
  const page = pageOf(pathname, search);
  const previous = useRef(page);

  useEffect(() => {
    if (previous.current === page) return undefined;
    previous.current = page;
    if (hash) return undefined;
    return whenPageReady((heading) => {
      // A page that begins with a question says where it is answered.
      const start = document.querySelector<HTMLElement>('[data-start]') ?? heading;
      if (!start.matches('input, [tabindex]')) start.tabIndex = -1;
      start.focus({ preventScroll: true });
    });
  }, [page, hash]);
}

const routeObjects = createRoutes();

/** Surrounds every page in every layout. */
export function Shell() {
  const texts = useShellTexts();
  const language = useLanguage();
  const page = useRoutes(routeObjects);
  useHead();
  useScroll();
  useAppliedTheme();
  useAnnouncedNavigation();
  usePrefetch();
  return (
    <div className={styles.shell} lang={language}>
      <a className={styles.skip} href="#inhalt">
        {texts.skipToContent}
      </a>
      {page}
      <DeferredParts />
      <DialogHost />
      <Toaster />
    </div>
  );
}
