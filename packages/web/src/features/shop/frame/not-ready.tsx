import { PATHS } from '@fahrtwind/domain';
import type { Loaded } from '../../../parts/server-state/queries.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedNotice } from '../../../ui/failed-notice.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { useShopTexts } from '../texts.ts';
import { ShopPage } from './shop-page.tsx';

interface NotReadyProps {
  readonly status: Exclude<Loaded<unknown>['status'], 'ready'>;
  readonly missing: 'product' | 'order';
  readonly onRetry: () => void;
}

/** What a view shows instead of what it is about. */
export function NotReady({ status, missing: what, onRetry }: NotReadyProps) {
  const { failed, missing } = useShopTexts();
  if (status === 'loading') return <PageSkeleton />;
  if (status === 'missing')
    return (
      <ShopPage title={missing.title}>
        <EmptyState
          scene={<Scene name="lost" />}
          title={missing.title}
          text={missing[what]}
          action={
            <ButtonLink to={PATHS.merch} variant="accent">
              {missing.action}
            </ButtonLink>
          }
        />
      </ShopPage>
    );
  return (
    <ShopPage title={failed.title}>
      <FailedNotice onRetry={onRetry}>{failed.text}</FailedNotice>
    </ShopPage>
  );
}
