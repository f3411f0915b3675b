import { body as de } from '../../../../../../content/legal/guarantee.de.md?body';
import { body as en } from '../../../../../../content/legal/guarantee.en.md?body';
import { OperatorValue } from '../../../parts/legal-document/operator-lines.tsx';
import { Prose } from '../../../parts/prose/prose.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './legal.module.css';
import { useShopLegalTexts } from './texts.ts';

/** The official files of Regulation (EU) 2025/1960, where the operator has put them; see docs/law.md. */
const official = import.meta.glob<string>(
  '../../../../../../content/legal/official/guarantee.*.svg',
  { query: '?url', import: 'default', eager: true },
);

/** The notice on the legal guarantee: the official picture, unaltered, and the same in words. */
export function GuaranteeNotice() {
  const language = useLanguage();
  const texts = useShopLegalTexts();
  const file = Object.keys(official).find((name) => name.endsWith(`guarantee.${language}.svg`));
  const picture = file && official[file];
  return (
    <div className={styles.guarantee}>
      {picture && <img src={picture} alt={texts.officialNotice} className={styles.official} />}
      <Prose
        body={language === 'en' ? en : de}
        renderPlaceholder={(name) => name === 'email' && <OperatorValue field="email" />}
      />
    </div>
  );
}
