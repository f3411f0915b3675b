import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiTexts } from '../../../ui/ui-texts.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

/** What stands below the heading of a view until its data is there. The heading itself stays, and with it the focus. */
export function Loading() {
  const texts = useUiTexts();
  return (
    <div aria-busy="true">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton shape="block" />
    </div>
  );
}
