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
        ['/planen', footer.planner],
        ['/reise-erstellen', footer.createTrip],
        ['/hotel', nav.hotel],
        ['/routen', nav.routes],
      ],
    },
    {
      title: footer.discover,
      links: [
        ['/forum', nav.forum],
        ['/Blog', nav.blog],
        ['/reise-ansehen', footer.publicTrips],
        ['/merch', nav.merch],
      ],
    },
    {
      title: footer.company,
      links: [
        ['/About', footer.about],
        ['/Affiliates', footer.affiliates],
        isRegistered ? ['/Profil', profile.profile] : ['/anmelden', signIn],
        isRegistered ? ['/Einstellungen', profile.settings] : ['/Registrieren', register],
      ],
    },
    {
      title: footer.legal,
      links: [
        ['/Impressum', footer.imprint],
        ['/Datenschutz', footer.privacy],
        ['/Haftungsausschluss', footer.disclaimer],
        ['/Community-Richtlinie', footer.guidelines],
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
        <button type="button" className={styles.cookies} onClick={() => void openConsent()}>
          {footer.cookies}
        </button>
      </div>
    </footer>
  );
}
