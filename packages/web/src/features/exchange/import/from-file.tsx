import { useEffect, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './from-file.module.css';
import { onLaunchedFile } from './launched-file.ts';
import { useOpenImport } from './open-import.tsx';

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
