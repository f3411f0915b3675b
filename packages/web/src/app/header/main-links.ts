interface MainLink {
  readonly to: string;
  readonly text: 'routes' | 'hotel' | 'forum' | 'blog' | 'merch';
}

export const mainLinks: readonly MainLink[] = [
  { to: '/routen', text: 'routes' },
  { to: '/hotel', text: 'hotel' },
  { to: '/forum', text: 'forum' },
  { to: '/Blog', text: 'blog' },
  { to: '/merch', text: 'merch' },
];
