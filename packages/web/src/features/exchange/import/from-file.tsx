import { useEffect, useEffectEvent, useId } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './from-file.module.css';
import { useOpenImport } from './open-import.tsx';

/** A part of the File Handling API, which only some browsers have. */
interface LaunchQueue {
  readonly setConsumer: (
    consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ) => void;
}

/** Calls with the file with which the system opened the installed app. */
function onLaunchedFile(take: (file: File) => void): void {
  const queue: unknown = Reflect.get(globalThis, 'launchQueue');
  if (!isLaunchQueue(queue)) return;
  queue.setConsumer(({ files = [] }) => {
    const [first] = files;
    if (first) first.getFile().then(take, console.warn);
  });
}

function isLaunchQueue(value: unknown): value is LaunchQueue {
  return typeof value === 'object' && value !== null && 'setConsumer' in value;
}

interface FromFileProps {
  /** The file that another app has shared with the installed one, once. */
  readonly takeShared: () => Promise<File | null>;
}

/** Makes a trip of a file: chosen here, opened with the installed app, or shared with it. */
export function FromFile({ takeShared }: FromFileProps) {
  const { label, title, text, openImport } = useOpenImport();
  const id = useId();
  const [params, setParams] = useSearchParams();
  const isShared = params.has('datei');
  useEffect(() => {
    onLaunchedFile((file) => openImport({ current: null, file }));
  }, [openImport]);
  const openShared = useEffectEvent(async () => {
    try {
      const file = await takeShared();
      if (file) openImport({ current: null, file });
    } catch (cause) {
      console.warn(cause);
    }
  });
  useEffect(() => {
    if (!isShared) return;
    // Taken once: a reload must not open it again.
    setParams({}, { replace: true });
    void openShared();
  }, [isShared, setParams]);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <Button variant="outlined" onClick={() => openImport({ current: null })}>
        <Icon name="upload" />
        {label}
      </Button>
    </section>
  );
}
