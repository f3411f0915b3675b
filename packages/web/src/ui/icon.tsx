import { memo } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

/** Strokes on a 24 × 24 grid. */
const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v5M12 8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  warning:
    'M12 10v4M12 17v.01M10.6 4.3L2.9 17.8A1.6 1.6 0 0 0 4.3 20.2h15.4a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0z',
  error: 'M12 7.5v5.5M12 16.2v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  wait: 'M12 7v5l3.5 2M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z',
  sun: 'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0z',
  moon: 'M20.5 14.2A8.5 8.5 0 0 1 9.8 3.5a8.5 8.5 0 1 0 10.7 10.7z',
  person: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  bell: 'M6 10a6 6 0 1 1 12 0c0 5 2 6.5 2 6.5H4S6 15 6 10zM10 20a2.2 2.2 0 0 0 4 0',
  settings:
    'M4 7h8M16 7h4M4 17h4M12 17h8M12 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM8 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z',
  map: 'M3 6.5l6-2.5 6 2.5 6-2.5v13.5l-6 2.5-6-2.5-6 2.5zM9 4v13.5M15 6.5V20',
  route:
    'M6 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM18 8a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM8 18h8a3 3 0 0 0 0-6H8a3 3 0 0 1 0-6h8',
  plus: 'M12 5v14M5 12h14',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.5h16M8 3.5V7M16 3.5V7',
  bed: 'M3 18v-3h18v3M3 15v-9M21 15v-2a3 3 0 0 0-3-3h-7v5M7 12.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  bag: 'M6 8h12l1 12H5zM9 8V7a3 3 0 0 1 6 0v1',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1h-7l-4.5 4v-4H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z',
  question:
    'M12 21a9 9 0 1 0-8-4.9L3 21l4.9-1A9 9 0 0 0 12 21zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.3c-.7.3-1.1.9-1.1 1.7M12 16.5v.01',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  leave: 'M14 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h8M10 12h11M17.5 8.5L21 12l-3.5 3.5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  grip: 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01',
  forward: 'M9.5 6l6 6-6 6',
  back: 'M14.5 6l-6 6 6 6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.3 7.5A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
  mail: 'M4 6h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM3.5 7l8.5 6.5L20.5 7',
  device: 'M4 5h16a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM9 20h6M12 16v4',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M4.5 20h15',
  upload: 'M12 16V5M7.5 9.5L12 5l4.5 4.5M4.5 20h15',
  trash: 'M4 7h16M9 7V4.5h6V7M6.5 7l1 13h9l1-13M10 11v5M14 11v5',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.3 15.3L20.5 20.5',
  globe:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  reload: 'M20 5v5h-5M19.5 10A8 8 0 1 0 20 13.5',
  heart: 'M12 20S3.5 15 3.5 9a4.5 4.5 0 0 1 8.5-2.2A4.5 4.5 0 0 1 20.5 9c0 6-8.5 11-8.5 11z',
  more: 'M12 5v.01M12 12v.01M12 19v.01',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  copy: 'M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1zM5 15H4V5a1 1 0 0 1 1-1h10v1',
  undo: 'M9 5L4 10l5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'M15 5l5 5-5 5M20 10H10a5.5 5.5 0 0 0 0 11h3',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM14.5 9.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  home: 'M4 11.5L12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
  tent: 'M12 5L3 19h18zM12 5l-1.5-2M12 5l1.5-2M12 12l-3.5 7M12 12l3.5 7',
  food: 'M7 3v18M4.5 3v5a2.5 2.5 0 0 0 5 0V3M17 21v-7M17 14c-2 0-3-2-3-5.5S15 3 17 3z',
  star: 'M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z',
  note: 'M6 4h12a1 1 0 0 1 1 1v10l-5 5H6a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM19 15h-5v5M8.5 9h7M8.5 12.5h4',
  car: 'M4 16v-3.5L6 7.5A1.5 1.5 0 0 1 7.4 6.5h9.2A1.5 1.5 0 0 1 18 7.5l2 5V16zM4 12.5h16M6 16v2M18 16v2M7.5 14.3v.01M16.5 14.3v.01',
  train:
    'M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2zM5 11h14M12 4v7M8.5 14v.01M15.5 14v.01M8 17l-2 3.5M16 17l2 3.5',
  plane:
    'M10.5 13.5L3.5 11l1.5-1.5 7.5.8 4.3-4.3a1.7 1.7 0 0 1 2.4 2.4L15 12.7l.8 7.5-1.5 1.5-2.6-7-3 3 .3 2.3-1 1-1.5-3-3-1.5 1-1 2.3.3z',
  minus: 'M5 12h14',
  share:
    'M12 15V4M8 7.5L12 3.5l4 4M6 11H5a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-7a1 1 0 0 0-1-1h-1',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01',
  bookmark: 'M6.5 4h11a.5.5 0 0 1 .5.5V20l-6-4-6 4V4.5a.5.5 0 0 1 .5-.5z',
  flag: 'M6 21V4.5M6 5c4-2 7 2 12 0v9c-5 2-8-2-12 0',
  reply: 'M9.5 6L4 11.5 9.5 17M4 11.5h9.5a6.5 6.5 0 0 1 6.5 6.5v1',
} as const;

export type IconName = keyof typeof PATHS;

/** An icon that only one part has, so that other pages need not load it. */
export interface OwnIcon {
  readonly path: string;
}

interface IconProps {
  readonly name: IconName | OwnIcon;
  readonly className?: string | undefined;
}

/** Always stands beside text, so it is hidden from assistive technology. */
export const Icon = memo(function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={typeof name === 'string' ? PATHS[name] : name.path} />
    </svg>
  );
});
