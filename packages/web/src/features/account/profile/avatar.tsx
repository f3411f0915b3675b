import { useState } from 'react';
import { initialsOf } from '../../../format/initials-of.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly photoURL: string;
  /** What the picture shows, empty where the name stands beside it. */
  readonly label: string;
  readonly size?: 'small' | 'large';
}

/** Pictures come from this site alone; everything else would tell others who looks at it. */
function isOwnPicture(url: string): boolean {
  return /^(\/(?![/\\])|data:image\/|blob:)/.test(url);
}

/** A person's picture, or their initials when there is none or it does not load. */
export function Avatar({ name, photoURL, label, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const className = classNames(styles.avatar, styles[size]);
  if (isOwnPicture(photoURL) && broken !== photoURL) {
    return (
      <img
        className={className}
        src={photoURL}
        alt={label}
        width="48"
        height="48"
        onError={() => setBroken(photoURL)}
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
