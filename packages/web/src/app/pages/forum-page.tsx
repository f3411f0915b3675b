import { lazy } from 'react';
import { ForumPage as Forum } from '../../features/posts/forum-page.tsx';

export { pageCall, pageHead } from '../../features/posts/forum-page.tsx';

/** Few people moderate, and few have something decided about them. */
const ModerationView = lazy(async () => {
  const { ModerationView: Loaded } =
    await import('../../features/moderation/components/moderation-view.tsx');
  return { default: Loaded };
});

export function ForumPage() {
  return <Forum ModerationView={ModerationView} />;
}
