import { PATHS } from '@fahrtwind/domain';
import { Link, NavLink, useLocation } from 'react-router';
import { useSession, usePublicConfig } from '../../store/session/use-session.ts';
import { PlanButton } from '../../parts/plan-button/plan-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useShellTexts } from '../texts.ts';
import { AccountMenu } from './account-menu.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLanguage } from '../../ui/texts.tsx';

/** Links to the same page on the other language's host; hidden on small screens. */
function LanguageLink() {
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

interface HeaderProps {
  /** Spans the whole window, on pages with a map. */
  readonly isWide?: boolean;
}

export function Header({ isWide = false }: HeaderProps) {
  const texts = useShellTexts();
  const session = useSession();
  return (
    <header className={styles.header}>
      <div className={classNames(styles.bar, isWide && styles.wide)}>
        <Link to={PATHS.landing} className={styles.home} aria-label={texts.home}>
          <Logo />
        </Link>
        <nav className={styles.nav} aria-label={texts.mainNavigation}>
          <ul>
            {mainLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={() => styles.link}>
                  {texts.nav[text]}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <LanguageLink />
          <ThemeToggle />
          {session.state === 'visitor' ? (
            <ButtonLink to={PATHS.signIn} variant="quiet" className={styles.signIn}>
              {texts.signIn}
            </ButtonLink>
          ) : (
            <AccountMenu session={session} />
          )}
          <PlanButton label={texts.toPlanner} className={styles.plan} />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
