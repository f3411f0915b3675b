import { PATHS } from '@fahrtwind/domain';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { Scene } from '../../ui/scenes/scene.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { suggestPath } from './state/suggest-path.ts';
import { useNotFoundTexts } from './texts.ts';
import styles from './not-found-page.module.css';

const links = [PATHS.routes, PATHS.hotel, PATHS.forum, PATHS.blog] as const;

export function NotFoundPage() {
  const texts = useNotFoundTexts();
  const suggestion = suggestPath(useLocation().pathname);
  return (
    <div className={styles.page}>
      <div className={styles.scene}>
        <Scene name="lost" />
      </div>
      <div className={styles.words}>
        <p className={styles.code}>404</p>
        <h1 tabIndex={-1}>{texts.title}</h1>
        <p className={styles.text}>{texts.text}</p>
        {suggestion && (
          <p className={styles.suggestion}>
            {texts.suggestion} <TextLink to={suggestion}>{texts.name[suggestion]}</TextLink>
          </p>
        )}
        <ButtonLink to={PATHS.landing} variant="accent">
          {texts.home}
        </ButtonLink>
        <nav aria-label={texts.ways}>
          <ul className={styles.links}>
            {links.map((path) => (
              <li key={path}>
                <TextLink to={path}>{texts.name[path]}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
