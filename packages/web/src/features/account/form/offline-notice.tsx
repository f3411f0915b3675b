import { Notice } from '../../../ui/notice.tsx';
import { useAccountTexts } from '../texts.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';

export function OfflineNotice() {
  const { offline } = useAccountTexts();
  return useIsOnline() ? null : <Notice kind="warning">{offline}</Notice>;
}
