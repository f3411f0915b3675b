import { useLocation } from 'react-router';
import type { SignedInState } from '../../../store/session/session-state.ts';
import { usePublicConfig } from '../../../store/session/use-session.ts';
import { Card } from '../../../ui/card.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { useAccountTexts } from '../texts.ts';
import styles from './settings.module.css';
import { useSavedChange } from '../../../parts/saved-change/use-saved-change.ts';

export function AppearanceCard({ user }: SignedInState) {
  const { settings: texts } = useAccountTexts();
  const { languageUrls } = usePublicConfig();
  const { pathname } = useLocation();
  const other = useLanguage() === 'de' ? 'en' : 'de';
  const save = useSavedChange();
  return (
    <Card title={texts.appearance}>
      <SwitchField
        label={texts.dark}
        hint={texts.darkHint}
        checked={user.darkMode}
        onChange={(darkMode) => save({ darkMode })}
      />
      <p className={styles.row}>
        <span>
          {texts.language}: <strong>{texts.languageNow}</strong>
        </span>
        <a
          href={`${languageUrls[other].replace(/\/+$/, '')}${pathname}`}
          hrefLang={other}
          lang={other}
        >
          {texts.languageOther}
        </a>
      </p>
    </Card>
  );
}
