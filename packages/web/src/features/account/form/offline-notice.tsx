import { Notice } from '../../../ui/notice.tsx';
import { useAccountTexts } from '../texts.ts';
import { useOnline } from './use-online.ts';

export function OfflineNotice() {
  const { offline } = useAccountTexts();
  return useOnline() ? null : <Notice kind="warning">{offline}</Notice>;
}
