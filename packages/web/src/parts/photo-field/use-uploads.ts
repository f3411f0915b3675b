import type { PostPhoto } from '@fahrtwind/contract';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { createUploader, type Upload, type Uploader } from './create-uploader.ts';
import { usePhotoFieldTexts } from './texts.ts';

interface PhotoList {
  readonly value: readonly PostPhoto[];
  readonly onChange: (photos: readonly PostPhoto[]) => void;
}

/** Uploads that put their photos at the end of a list, each when it has arrived. */
export function useUploads({ value, onChange }: PhotoList): {
  readonly uploader: Uploader;
  readonly uploads: readonly Upload[];
} {
  const texts = usePhotoFieldTexts();
  const [uploader] = useState(createUploader);
  /** With what came in since the last render. */
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    return uploader.onStored((photo) => {
      latest.current = [...latest.current, photo];
      onChange(latest.current);
      announce(texts.stored);
    });
  }, [value, onChange, uploader, texts]);
  const uploads = useSyncExternalStore(uploader.subscribe, uploader.get, uploader.get);
  useEffect(() => uploader.cancelAll, [uploader]);
  return { uploader, uploads };
}
