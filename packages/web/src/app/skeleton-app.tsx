import type { StartState } from '@fahrtwind/contract';
import { LanguageProvider } from '../ui/texts.tsx';
import { PageSkeleton } from '../ui/skeleton.tsx';
import { Logo } from './header/logo.tsx';
import styles from './header/header.module.css';

/** Placeholder for pages behind sign-in until their code has loaded. */
export function SkeletonApp({ start }: { readonly start: StartState }) {
  return (
    <LanguageProvider language={start.language}>
      <div data-skeleton="">
        <header className={styles.header}>
          <div className={styles.bar}>
            <Logo />
          </div>
        </header>
        <main>
          <PageSkeleton />
        </main>
      </div>
    </LanguageProvider>
  );
}
