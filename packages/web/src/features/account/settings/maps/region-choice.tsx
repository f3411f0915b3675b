import { useState } from 'react';
import type { RegionState } from '@fahrtwind/contract';
import { call } from '../../../../api/client.ts';
import { formatBytes } from '../../../../format/bytes.ts';
import { useAction } from '../../../../parts/server-state/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { useLanguage } from '../../../../ui/texts.tsx';
import { FailureNotice } from '../../../../parts/failures/failure-notice.tsx';
import { codeOf } from '../../../../parts/failures/failure.ts';
import styles from '../settings.module.css';
import { useMapsTexts } from './texts.ts';

interface RegionChoiceProps {
  readonly state: RegionState;
  readonly onChange: (state: RegionState) => void;
}

/** What can be imported, what that takes, and the button for it. */
export function RegionChoice({ state, onChange }: RegionChoiceProps) {
  const texts = useMapsTexts();
  const language = useLanguage();
  const { offered, files, source } = state;
  const size = (bytes: number) => formatBytes(bytes, language);
  const choices = [
    ...files.map((one) => ({ ...one, from: 'file' as const, name: one.id })),
    ...offered.map((one) => ({ ...one, from: 'offered' as const })),
  ].map((one) => ({
    ...one,
    value: `${one.from} ${one.id}`,
    label: texts.option(one.name, size(one.bytes)),
  }));
  const [value, setValue] = useState(choices[0]?.value ?? '');
  const chosen = choices.find((one) => one.value === value) ?? choices[0];
  const start = useAction(async () => {
    if (!chosen) return;
    onChange(await call('importRegion', { body: { from: chosen.from, id: chosen.id } }));
  }, codeOf);
  return (
    <>
      <p className={styles.muted}>{source === null ? texts.noServer : texts.fromServer(source)}</p>
      {!chosen && <p>{texts.noFiles}</p>}
      {chosen && (
        <>
          <SelectField
            label={texts.choose}
            value={chosen.value}
            options={choices}
            onChange={setValue}
          />
          <Needs needs={chosen} isLocal={chosen.from === 'file'} means={state.means} />
          <FailureNotice code={start.failure} />
          <Button className={styles.own} busy={start.isBusy} onClick={() => start.run()}>
            <Icon name="download" />
            {texts.begin}
          </Button>
        </>
      )}
    </>
  );
}

interface NeedsProps {
  readonly needs: Pick<RegionState['files'][number], 'seconds' | 'diskBytes' | 'memoryBytes'>;
  /** Nothing has to be downloaded. */
  readonly isLocal: boolean;
  readonly means: RegionState['means'];
}

function Needs({ needs, isLocal, means }: NeedsProps) {
  const texts = useMapsTexts();
  const language = useLanguage();
  const size = (bytes: number) => formatBytes(bytes, language);
  const minutes = texts.minutes(Math.max(1, Math.round(needs.seconds / 60)));
  const time = isLocal ? minutes : texts.withDownload(minutes);
  const warnings = [
    means.freeBytes !== null && means.freeBytes < needs.diskBytes
      ? texts.tooLittleDisk(size(means.freeBytes))
      : null,
    means.memoryBytes < needs.memoryBytes ? texts.tooLittleMemory(size(means.memoryBytes)) : null,
    means.hasTilemaker ? null : texts.noTilemaker,
  ].filter((text) => text !== null);
  return (
    <>
      <p>
        {texts.needs(time, size(needs.diskBytes), size(needs.memoryBytes))}{' '}
        {!means.hasEngine && texts.noEngine}
      </p>
      {warnings.length > 0 && (
        <Notice kind="warning">
          {warnings.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
