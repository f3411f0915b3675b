import { lazy, Suspense } from 'react';
import type { SharedSubject } from './shared-subject.ts';

const ShareDialog = lazy(async () => {
  const { ShareDialog: Loaded } = await import('./share-dialog.tsx');
  return { default: Loaded };
});

const PublishDialog = lazy(async () => {
  const { PublishDialog: Loaded } = await import('./publish-dialog.tsx');
  return { default: Loaded };
});

/** Which dialog is open, if any. */
export type ShareKind = 'share' | 'publish';

interface ShareWindowProps {
  readonly trip: SharedSubject;
  readonly kind: ShareKind | null;
  readonly onChange: (kind: ShareKind | null) => void;
}

/** The dialogs to share and to publish a trip; their code is loaded when one opens. */
export function ShareWindow({ trip, kind, onChange }: ShareWindowProps) {
  if (kind === null) return null;
  const close = () => onChange(null);
  return (
    <Suspense fallback={null}>
      {kind === 'share' ? (
        <ShareDialog trip={trip} onPublish={() => onChange('publish')} onClose={close} />
      ) : (
        <PublishDialog trip={trip} onClose={close} />
      )}
    </Suspense>
  );
}
