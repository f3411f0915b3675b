import { PATHS } from '@fahrtwind/domain';
import { NavLink, Outlet, useLocation } from 'react-router';
import { useSession } from '../../store/session/use-session.ts';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { profileLinks, unseenCount } from '../profile-links.ts';
import { useShellTexts } from '../texts.ts';
import styles from './layouts.module.css';
import { Main } from './main.tsx';
import { useEffect, useRef, type RefObject } from 'react';

const MARGIN_PX = 24;

/** Scrolls the current page's entry into view where the navigation scrolls sideways. */
function useActiveInView(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const active = pathname && list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (active) list.current?.scrollTo({ left: active.offsetLeft - MARGIN_PX });
  }, [pathname]);

  return list;
}

/** The user's own pages, with navigation beside them, on phones above them. */
export function ProfileAreaLayout() {
  const { profile, profileNavigation } = useShellTexts();
  const unseen = unseenCount(useSession());
  const list = useActiveInView();
  return (
    <>
      <Header />
      <div className={styles.area}>
        <nav className={styles.side} aria-label={profileNavigation}>
          <ul ref={list}>
            {profileLinks.map(({ to, icon, text }) => (
              <li key={to}>
                <NavLink to={to} className={() => styles.sideLink}>
                  <Icon name={icon} />
                  {profile[text]}
                  {to === PATHS.notifications && unseen > 0 && (
                    <span className={styles.badge}>
                      <span aria-hidden="true">{unseen}</span>
                      <VisuallyHidden>, {profile.unseen(unseen)}</VisuallyHidden>
                    </span>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <Main>
          <Outlet />
        </Main>
      </div>
      <Footer />
    </>
  );
}
