import { useEffect, useId } from 'react';
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

/** Makes a trip of a file: chosen here, or opened with the installed app. */
export function FromFile() {
  const { label, title, text, openImport } = useOpenImport();
  const id = useId();
  useEffect(() => {
    onLaunchedFile((file) => openImport({ current: null, file }));
  }, [openImport]);
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
