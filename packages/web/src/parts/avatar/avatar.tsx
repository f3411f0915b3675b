import { useEffect, useState } from 'react';
import { initialsOf } from '../../format/initials-of.ts';
import { pictureAddresses } from '../../store/picture-addresses.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly photoURL: string;
  /** The alternative text; empty where the name stands beside it. */
  readonly label: string;
  /** 32, 48 and 96 px. */
  readonly size?: 'tiny' | 'small' | 'large';
}

/** Only pictures from this site are shown: others would reveal to third parties who looks at them. */
function isOwnPicture(url: string): boolean {
  return /^(\/(?![/\\])|data:image\/|blob:)/.test(url);
}

/** Where a picture can be loaded from: stored ones are named, and their address is asked for. */
function useAddress(photoURL: string): string {
  const [found, setFound] = useState({ photoURL: '', address: '' });
  const isStored = photoURL.startsWith('gs://');
  useEffect(() => {
    if (!isStored) return undefined;
    let isShown = true;
    async function find() {
      const address = await pictureAddresses.of(photoURL);
      if (isShown) setFound({ photoURL, address });
    }
    void find();
    return () => {
      isShown = false;
    };
  }, [photoURL, isStored]);
  if (!isStored) return photoURL;
  return found.photoURL === photoURL ? found.address : '';
}

/** The user's picture, or initials if there is none or it fails to load. */
export function Avatar({ name, photoURL, label, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const address = useAddress(photoURL);
  const className = classNames(styles.avatar, styles[size]);
  if (isOwnPicture(address) && broken !== address) {
    return (
      <img
        className={className}
        src={address}
        alt={label}
        width="48"
        height="48"
        onError={() => setBroken(address)}
      />
    );
  }
  return (
    <span className={className} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
