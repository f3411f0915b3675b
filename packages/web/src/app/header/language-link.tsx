import { useLocation } from 'react-router';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { useShellTexts } from '../texts.ts';
import styles from './header.module.css';

/** Links to the same page on the other language's host; hidden on small screens. */
export function LanguageLink() {
  const texts = useShellTexts();
  const { languageUrls } = usePublicConfig();
  const { pathname, search } = useLocation();
  const other = useLanguage() === 'de' ? 'en' : 'de';
  const site = languageUrls[other].replace(/\/+$/, '');
  return (
    <a
      className={styles.language}
      href={`${site}${pathname}${search}`}
      lang={other}
      hrefLang={other}
      title={texts.languageHint}
    >
      <Icon name="globe" />
      {texts.language}
    </a>
  );
}
