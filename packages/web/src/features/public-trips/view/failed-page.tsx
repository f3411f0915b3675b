import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Page } from '../../../ui/page.tsx';

interface FailedPageProps {
  readonly texts: {
    readonly title: string;
    readonly heading: string;
    readonly text: string;
  };
  readonly onRetry: () => void;
}

/** The server cannot be reached. */
export function FailedPage({ texts, onRetry }: FailedPageProps) {
  return (
    <Page title={texts.title}>
      <FailedNotice title={texts.heading} onRetry={onRetry}>
        {texts.text}
      </FailedNotice>
    </Page>
  );
}
