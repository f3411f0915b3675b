import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './import.module.css';
import { useOpenTexts } from './open-texts.ts';
import { useImportTexts } from './texts.ts';

/** Extensions and media types: phones grey out what they do not know by its type. */
const ACCEPTED = [
  '.gpx,.kml,.kmz,.geojson,.json,.umap,.csv,.xlsx,.tcx,.loc,.zip',
  'application/gpx+xml,application/vnd.google-earth.kml+xml,application/vnd.google-earth.kmz',
  'application/geo+json,application/json,text/csv,text/xml,application/xml,application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join(',');

interface FileChoiceProps {
  readonly isFirst: boolean;
  readonly onChoose: (file: File) => void;
}

export function FileChoice({ isFirst, onChoose }: FileChoiceProps) {
  const texts = useImportTexts();
  const { text } = useOpenTexts();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>
        <Icon name="upload" />
        {isFirst ? texts.choose : texts.chooseOther}
      </label>
      {/* Hidden: its own button speaks the language of the browser. */}
      <input
        id={id}
        type="file"
        className={styles.file}
        accept={ACCEPTED}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
      {isFirst && <p className={styles.muted}>{text}</p>}
    </div>
  );
}
