import { memo } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { useInView } from '../../../../parts/trip-edit/use-planner-view.ts';
import { useOptimiseTexts } from './texts.ts';

/** Says above the list that another order is shown, and what it saves. */
export const PreviewNotice = memo(function PreviewNotice() {
  const texts = useOptimiseTexts();
  const words = useInView((view) => view.preview?.words ?? null);
  return words === null ? null : <Notice kind="info">{texts.preview(words)}</Notice>;
});
