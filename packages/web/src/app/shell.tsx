import { useRoutes } from 'react-router';
import { useLanguage } from '../ui/texts.tsx';
import { DialogHost } from '../ui/dialog-host.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { DeferredParts } from './deferred-parts.tsx';
import { useHead } from './head/use-head.ts';
import { useAnnouncedNavigation } from './use-announced-navigation.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useAppliedTheme } from './theme/use-theme.ts';
import { useShellTexts } from './texts.ts';
import { createRoutes } from './create-routes.tsx';
import { useScroll } from './use-scroll.ts';
import styles from './shell.module.css';

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
