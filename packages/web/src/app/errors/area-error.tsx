import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageNotLoadedError } from '../page-modules.ts';
import { useShellTexts } from '../texts.ts';
import styles from './area-error.module.css';

interface AreaErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Says what happened, what was kept and what to do now. It does not use the router, which may be what failed. */
export function AreaError({ error, onRetry }: AreaErrorProps) {
  const texts = useShellTexts();
  const isNotLoaded = error instanceof PageNotLoadedError;
  const words = isNotLoaded ? texts.errors.notLoaded : texts.errors.failed;
  return (
    <div role="alert">
      <Page title={words.title} intro={words.text}>
        <div className={styles.actions}>
          <Button onClick={isNotLoaded ? () => window.location.reload() : onRetry}>
            {words.action}
          </Button>
          <Button variant="outlined" onClick={() => window.location.assign('/')}>
            {texts.errors.toStart}
          </Button>
        </div>
      </Page>
    </div>
  );
}
