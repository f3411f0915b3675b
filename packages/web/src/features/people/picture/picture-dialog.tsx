import { useId, useRef, useState, type ChangeEvent } from 'react';
import { deletePicture, uploadPicture } from '../../../api/storage/storage.ts';
import { pictureAddresses } from '../../../store/picture-addresses.ts';
import { useSessionActions } from '../../../store/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { failureOf } from '../../../parts/failures/failure.ts';
import { usePeopleTexts } from '../texts.ts';
import { WHOLE, type Crop } from './crop.ts';
import { CropField } from './crop-field.tsx';
import { cutOut } from './draw-crop.ts';
import styles from './picture.module.css';

interface PictureDialogProps {
  readonly uid: string;
  readonly hasPicture: boolean;
  readonly onClose: () => void;
}

type Problem = 'unreadable' | 'failed' | null;

/** Chooses, crops and stores the own picture, or removes it. */
export function PictureDialog({ uid, hasPicture, onClose }: PictureDialogProps) {
  const { picture: texts } = usePeopleTexts();
  const { saveUser } = useSessionActions();
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [crop, setCrop] = useState<Crop>(WHOLE);
  const [problem, setProblem] = useState<Problem>(null);
  const [share, setShare] = useState<number | null>(null);
  const ending = useRef<AbortController | null>(null);
  const fieldId = useId();
  const path = `profilePictures/${uid}`;
  /** Stays the same when the picture changes, so that nothing that shows it gets old. */
  const name = `gs://fahrtwind/${path}`;

  async function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    setProblem(null);
    try {
      setPicture(await createImageBitmap(file));
      setCrop(WHOLE);
    } catch (cause) {
      console.error('Picture not read', cause);
      setProblem('unreadable');
    }
  }

  async function keep(change: () => Promise<string>) {
    setProblem(null);
    setShare(0);
    try {
      const photoURL = await change();
      pictureAddresses.replaced(name);
      if (await saveUser({ photoURL })) onClose();
    } catch (cause) {
      if (failureOf(cause).code !== 'canceled') setProblem('failed');
    } finally {
      setShare(null);
    }
  }

  function store(chosen: ImageBitmap) {
    const controller = new AbortController();
    ending.current = controller;
    void keep(async () => {
      const file = await cutOut(chosen, crop);
      const { signal } = controller;
      await uploadPicture({ path, file, description: '', onProgress: setShare, signal });
      return name;
    });
  }

  function close() {
    ending.current?.abort();
    onClose();
  }

  const isBusy = share !== null;
  return (
    <Dialog
      open
      title={texts.title}
      onClose={close}
      isDismissable={!isBusy}
      actions={
        <>
          {hasPicture && (
            <Button
              variant="quiet"
              disabled={isBusy}
              onClick={() => void keep(() => deletePicture(path).then(() => ''))}
            >
              {texts.remove}
            </Button>
          )}
          <Button variant="outlined" onClick={isBusy ? () => ending.current?.abort() : close}>
            {texts.cancel}
          </Button>
          <Button
            disabled={!picture}
            busy={isBusy}
            onClick={() => {
              if (picture) store(picture);
            }}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.choose}>
        <label htmlFor={fieldId}>{texts.choose}</label>
        <input
          id={fieldId}
          type="file"
          accept="image/*"
          disabled={isBusy}
          aria-describedby={`${fieldId}-note`}
          onChange={(event) => void choose(event)}
        />
        <p id={`${fieldId}-note`}>{texts.note}</p>
        {picture && <CropField picture={picture} crop={crop} onChange={setCrop} />}
        {share !== null && (
          <progress className={styles.progress} value={share} aria-label={texts.uploading} />
        )}
        {problem && (
          <p className={styles.problem} role="alert">
            {texts[problem]}
          </p>
        )}
      </div>
    </Dialog>
  );
}
