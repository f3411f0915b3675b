import { PATHS, shopPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { useSession } from '../store/session/use-session.ts';
import styles from './footer.module.css';
import { Logo } from './header/logo.tsx';
import { useShellTexts } from './texts.ts';

async function openConsent(): Promise<void> {
  const { openConsent: open } = await import('./consent/browser-consent.ts');
  open();
}

export function Footer() {
  const { footer, nav, signIn, register, profile } = useShellTexts();
  const isRegistered = useSession().state === 'registered';
  const columns = [
    {
      title: footer.plan,
      links: [
        [PATHS.planner, footer.planner],
        [PATHS.createTrip, footer.createTrip],
        [PATHS.hotel, nav.hotel],
        [PATHS.routes, nav.routes],
      ],
    },
    {
      title: footer.discover,
      links: [
        [PATHS.forum, nav.forum],
        [PATHS.blog, nav.blog],
        [PATHS.publicTrip, footer.publicTrips],
        [PATHS.merch, nav.merch],
      ],
    },
    {
      title: footer.company,
      links: [
        [PATHS.about, footer.about],
        [PATHS.affiliates, footer.affiliates],
        isRegistered ? [PATHS.profile, profile.profile] : [PATHS.signIn, signIn],
        isRegistered ? [PATHS.settings, profile.settings] : [PATHS.register, register],
      ],
    },
    {
      title: footer.legal,
      links: [
        [PATHS.imprint, footer.imprint],
        [PATHS.privacy, footer.privacy],
        [PATHS.disclaimer, footer.disclaimer],
        [PATHS.guidelines, footer.guidelines],
        [shopPath('barrierefreiheit'), footer.accessibility],
      ],
    },
    {
      title: footer.shop,
      links: [
        [shopPath('versand'), footer.shipping],
        [shopPath('agb'), footer.terms],
        [shopPath('widerrufsbelehrung'), footer.revocationText],
      ],
    },
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.claim}>
          <Logo />
          <p>{footer.claim}</p>
        </div>
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul className={styles.links}>
              {links.map(([to, text]) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className={styles.end}>
        <p>{footer.copyright}</p>
        <Link to={shopPath('widerruf')} className={styles.revoke}>
          {footer.revoke}
        </Link>
        <button type="button" className={styles.cookies} onClick={() => void openConsent()}>
          {footer.cookies}
        </button>
      </div>
    </footer>
  );
}
