import { PATHS } from '@fahrtwind/domain';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useSession } from '../../store/session/use-session.ts';
import { PlanButton } from '../../parts/plan-button/plan-button.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useShellTexts } from '../texts.ts';
import styles from './mobile-menu.module.css';
import { Logo } from './logo.tsx';
import { mainLinks } from './main-links.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** The navigation on phones: a native modal dialog that fills the window. */
export function MobileMenu() {
  const texts = useShellTexts();
  const session = useSession();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (pathname) dialog.current?.close();
  }, [pathname]);

  const close = () => dialog.current?.close();

  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={texts.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className={styles.menu} aria-label={texts.menu}>
        <div className={styles.top}>
          <Logo />
          <button
            type="button"
            className={styles.close}
            aria-label={texts.closeMenu}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={texts.mainNavigation}>
          <ul className={styles.links}>
            {mainLinks.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} className={() => styles.link} onClick={close}>
                  {texts.nav[text]}
                  <Icon name="forward" />
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.bottom}>
          <div className={styles.theme}>
            {texts.darkTheme}
            <ThemeToggle />
          </div>
          {session.state === 'visitor' && (
            <>
              <ButtonLink to={PATHS.signIn} variant="outlined" onClick={close}>
                {texts.signIn}
              </ButtonLink>
              <ButtonLink to={PATHS.register} variant="outlined" onClick={close}>
                {texts.register}
              </ButtonLink>
            </>
          )}
          <PlanButton label={texts.toPlanner} onFollow={close} />
        </div>
      </dialog>
    </>
  );
}
