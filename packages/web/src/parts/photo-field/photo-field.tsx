import type { PostPhoto } from '@fahrtwind/contract';
import { useEffect, useId, useState, type ClipboardEvent, type DragEvent } from 'react';
import { uidOf } from '../../store/session/session-state.ts';
import { useSession } from '../../store/session/use-session.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes, notesIds } from '../../ui/field-notes.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './photo-field.module.css';
import { PhotoRow } from './photo-row.tsx';
import { usePhotoFieldTexts } from './texts.ts';
import { UploadRow } from './upload-row.tsx';
import { usePhotoList } from './use-photo-list.ts';
import { useUploads } from './use-uploads.ts';

interface PhotoFieldProps {
  /** The stored photos in the order in which they are shown. */
  readonly value: readonly PostPhoto[];
  /** Also called when an upload ends, some time after the field was used last. */
  readonly onChange: (photos: readonly PostPhoto[]) => void;
  readonly max: number;
  /** „Fotos“ when missing. */
  readonly label?: string;
  readonly error?: string | undefined;
  /** Whether pictures are on their way: a form that is sent now would lack them. */
  readonly onBusy?: (isBusy: boolean) => void;
}

/** Photos of a post or a trip: chosen, dropped or pasted, described and put in order. */
export function PhotoField({ value, onChange, max, label, error, onBusy }: PhotoFieldProps) {
  const texts = usePhotoFieldTexts();
  const fieldId = useId();
  const [isOver, setOver] = useState(false);
  const [note, setNote] = useState<string | undefined>(undefined);
  const uid = uidOf(useSession()) ?? '';
  const { uploader, uploads } = useUploads({ value, onChange });
  const isBusy = uploads.some(({ problem }) => problem === null);
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);

  const room = Math.max(0, max - value.length - uploads.length);
  function add(files: Iterable<File>) {
    const pictures = [...files].filter(({ type, name }) => isPicture(type, name));
    const others = [...files].length - pictures.length;
    setNote(pictures.length > room ? texts.tooMany(max) : others > 0 ? texts.noPicture : undefined);
    uploader.start(uid, pictures.slice(0, room));
  }

  const { describe, remove, move, drag, list } = usePhotoList(value, onChange);
  const shownError = note ?? error;
  return (
    // Dropping and pasting are further ways; the field inside works by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      className={classNames(styles.field, isOver && styles.over)}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        setOver(false);
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
      onPaste={(event: ClipboardEvent) => {
        const { files } = event.clipboardData;
        if (files.length === 0) return;
        event.preventDefault();
        add(files);
      }}
    >
      <legend className={styles.legend}>{label ?? texts.label}</legend>
      {/* The browser's own button would say that nothing is chosen. */}
      <label className={styles.choose}>
        <Icon name="upload" />
        {texts.choose}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          multiple
          aria-describedby={notesIds(fieldId, texts.hint(max), shownError)}
          disabled={room === 0}
          onChange={({ target }) => {
            add(target.files ?? []);
            // The same picture can be chosen again after it was removed.
            target.value = '';
          }}
        />
      </label>
      <FieldNotes fieldId={fieldId} hint={texts.hint(max)} error={shownError} />
      {value.length + uploads.length > 0 && (
        <ol className={styles.list} ref={list}>
          {value.map((photo, index) => (
            <PhotoRow
              key={photo.path}
              photo={photo}
              number={index + 1}
              count={value.length}
              isDragged={drag.draggedPath === photo.path}
              grip={drag.gripOf(photo.path)}
              onText={(alt) => describe(photo.path, alt)}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(photo.path)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => uploader.retry(upload.id)}
              onCancel={() => uploader.cancel(upload.id)}
            />
          ))}
        </ol>
      )}
    </fieldset>
  );
}

/** Files of some phones have no type. */
function isPicture(type: string, name: string): boolean {
  return type.startsWith('image/') || /\.hei[cf]$/i.test(name);
}
