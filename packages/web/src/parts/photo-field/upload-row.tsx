import { useCallback } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-field.module.css';
import { usePhotoFieldTexts } from './texts.ts';
import type { Upload } from './create-uploader.ts';

interface UploadRowProps {
  readonly upload: Upload;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** A picture on its way, or one that did not arrive. */
export function UploadRow({ upload: { file, share, problem }, onRetry, onCancel }: UploadRowProps) {
  const texts = usePhotoFieldTexts();
  return (
    <li className={styles.row}>
      <Preview file={file} />
      <div className={styles.details}>
        <p className={styles.name}>{file.name || texts.unnamed}</p>
        {problem === null ? (
          <progress
            className={styles.progress}
            value={share}
            aria-label={texts.uploading(file.name || texts.unnamed)}
          />
        ) : (
          <p className={styles.problem} role="alert">
            <Icon name="error" />
            {texts.problems[problem]}
          </p>
        )}
        <div className={styles.buttons}>
          {problem !== null && problem !== 'unreadable' && (
            <Button variant="outlined" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          <Button variant="quiet" onClick={onCancel}>
            {problem === null ? texts.cancel : texts.dismiss}
          </Button>
        </div>
      </div>
    </li>
  );
}

/** The picture as this device has it; some browsers cannot show every format. */
function Preview({ file }: { readonly file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} className={styles.thumbnail} alt="" />;
}
