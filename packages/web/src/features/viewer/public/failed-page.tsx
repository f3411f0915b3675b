import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';

interface FailedPageProps {
  readonly texts: {
    readonly title: string;
    readonly heading: string;
    readonly text: string;
    readonly tryAgain: string;
  };
  readonly onRetry: () => void;
}

/** The server cannot be reached. */
export function FailedPage({ texts, onRetry }: FailedPageProps) {
  return (
    <Page title={texts.title}>
      <Notice
        kind="negative"
        title={texts.heading}
        action={
          <Button variant="outlined" onClick={onRetry}>
            {texts.tryAgain}
          </Button>
        }
      >
        {texts.text}
      </Notice>
    </Page>
  );
}
