import { PATHS } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { usePostPageTexts } from './texts.ts';

/** Deleted, hidden and made up look the same. */
export function MissingPost() {
  const { missing } = usePostPageTexts();
  return (
    <Page title={missing.title}>
      <EmptyState
        scene={<Scene name="lost" />}
        title={missing.heading}
        text={missing.text}
        action={
          <ButtonLink to={PATHS.forum} variant="accent">
            {missing.action}
          </ButtonLink>
        }
      />
    </Page>
  );
}

export function FailedPost({ onRetry }: { readonly onRetry: () => void }) {
  const { failed } = usePostPageTexts();
  return (
    <Page title={failed.title}>
      <FailedNotice onRetry={onRetry}>{failed.text}</FailedNotice>
    </Page>
  );
}
