import { PATHS } from '@fahrtwind/domain';
interface MainLink {
  readonly to: string;
  readonly text: 'routes' | 'hotel' | 'forum' | 'blog' | 'merch';
}

export const mainLinks: readonly MainLink[] = [
  { to: PATHS.routes, text: 'routes' },
  { to: PATHS.hotel, text: 'hotel' },
  { to: PATHS.forum, text: 'forum' },
  { to: PATHS.blog, text: 'blog' },
  { to: PATHS.merch, text: 'merch' },
];
