import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { useUiTexts } from './ui-texts.ts';

interface FailedNoticeProps {
  readonly title?: ReactNode;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

/** Says that something could not be loaded, and tries again. */
export function FailedNotice({ title, onRetry, children }: FailedNoticeProps) {
  const { tryAgain } = useUiTexts();
  return (
    <Notice
      kind="negative"
      title={title}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {tryAgain}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
