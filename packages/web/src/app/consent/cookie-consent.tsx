import { PATHS } from '@fahrtwind/domain';
import { useEffect, useState, useSyncExternalStore, type MouseEvent } from 'react';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useShellTexts } from '../texts.ts';
import { browserConsent } from './browser-consent.ts';
import styles from './cookie-consent.module.css';

/** The cookie banner. It is modal, and a click outside does not close it. Escape means essential cookies only. */
export function CookieConsent() {
  const { consent: texts } = useShellTexts();
  const config = usePublicConfig();
  const [consent] = useState(() => browserConsent(config));
  const isOpen = useSyncExternalStore(consent.subscribe, consent.isOpen, () => false);
  useEffect(() => consent.start(), [consent]);

  function decline(event?: MouseEvent) {
    event?.preventDefault();
    consent.decline();
  }

  return (
    <Dialog open={isOpen} title={texts.title} isDismissable={false} onClose={decline}>
      <p>{config.analyticsScriptUrl === null ? texts.textWithoutAnalytics : texts.text}</p>
      <p className={styles.small}>
        {texts.privacyBefore}
        <TextLink to={`${PATHS.privacy}#cookies`} onClick={() => consent.decline()}>
          {texts.privacyLink}
        </TextLink>
        {texts.privacyAfter}
      </p>
      <div className={styles.choice}>
        <p>
          <a className={styles.decline} href="#nur-notwendige" onClick={decline}>
            {texts.decline}
          </a>
          {texts.declineAfter}
        </p>
        <Button
          variant="outlined"
          onClick={() => {
            consent.accept();
          }}
        >
          {texts.accept}
        </Button>
      </div>
    </Dialog>
  );
}
