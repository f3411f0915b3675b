import type { PostKind } from '@fahrtwind/domain';
import type { IconName } from '../../ui/icon.tsx';

export const KIND_ICONS: Readonly<Record<PostKind, IconName>> = {
  roadtrip: 'route',
  tipp: 'bulb',
  frage: 'question',
};
