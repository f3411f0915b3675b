import type { RegionState } from '@fahrtwind/contract';
import { IMPORT_STEPS } from '@fahrtwind/domain';
import { formatBytes } from '../../../../format/bytes.ts';
import { useLanguage } from '../../../../ui/texts.tsx';
import styles from './maps.module.css';
import { useMapsTexts } from './texts.ts';

/** How far an import is: its step, and bytes or percent of it. */
export function ImportProgress({ job }: { readonly job: NonNullable<RegionState['job']> }) {
  const texts = useMapsTexts();
  const language = useLanguage();
  const { name, step, done, all } = job;
  const share = all === null || all === 0 ? null : done / all;
  const size = (bytes: number) => formatBytes(bytes, language);
  const amount =
    step === 'download' && all !== null
      ? texts.bytesOf(size(done), size(all))
      : step === 'download'
        ? size(done)
        : share === null || share === 0
          ? ''
          : share.toLocaleString(language, { style: 'percent' });
  return (
    <div className={styles.job}>
      <p className={styles.name}>{texts.running(name)}</p>
      <output>
        {texts.step(step)}
        {` (${texts.stepCount(IMPORT_STEPS.indexOf(step) + 1, IMPORT_STEPS.length)})`}
      </output>
      <progress
        className={styles.bar}
        aria-label={texts.running(name)}
        {...(share !== null && share > 0 && { value: share, max: 1 })}
      />
      <p className={styles.amount}>{amount}</p>
      <p className={styles.amount}>{texts.mayLeave}</p>
    </div>
  );
}
