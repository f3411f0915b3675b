import { lazy, Suspense, useState } from 'react';
import { Avatar } from '../../../parts/avatar/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePeopleTexts } from '../texts.ts';
import styles from './picture.module.css';

interface OwnPictureProps {
  readonly uid: string;
  readonly name: string;
  readonly photoURL: string;
}

const PictureDialog = lazy(async () => {
  const { PictureDialog: dialog } = await import('./picture-dialog.tsx');
  return { default: dialog };
});

export function OwnPicture({ uid, name, photoURL }: OwnPictureProps) {
  const { profile, picture: texts } = usePeopleTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.own}>
      <Avatar name={name} photoURL={photoURL} label={profile.picture(name)} size="large" />
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon name="edit" />
        {texts.change}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PictureDialog uid={uid} hasPicture={photoURL !== ''} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
