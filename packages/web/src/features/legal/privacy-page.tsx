import { body as de } from '../../../../../content/legal/privacy.de.md?body';
import { body as en } from '../../../../../content/legal/privacy.en.md?body';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { mapHosts } from '../../parts/map-hosts.ts';
import { BrowserDataTable, RetentionList, ServiceList } from './components/privacy-lists.tsx';
import { useLegalTexts } from './texts.ts';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function PrivacyPage() {
  const { privacy } = useTitles();
  const { privacy: words } = useLegalTexts();
  const config = usePublicConfig();
  const { analyticsScriptUrl, identityProviders, bookingPartnerId } = config;
  const providers = identityProviders.map(({ label }) => label).join(', ');
  const isMeasured = analyticsScriptUrl !== null;
  return (
    <Page title={privacy.title}>
      <LegalDocument
        de={de}
        en={en}
        updated={legalDates.privacy}
        fill={{
          tracking: (isMeasured ? words.trackingAfterConsent : words.noTracking)(mapHosts(config)),
          providers: providers === '' ? words.noProviders : words.providers(providers),
          analytics: isMeasured
            ? words.analytics(new URL(analyticsScriptUrl).host)
            : words.noAnalytics,
          booking: bookingPartnerId === '' ? words.booking : words.bookingAsPartner,
        }}
        blocks={{
          browserData: <BrowserDataTable />,
          tokenSync: config.tokenSyncPath === null ? <></> : <p>{words.tokenSync}</p>,
          services: <ServiceList about="places" />,
          otherServices: <ServiceList about="others" />,
          retention: <RetentionList />,
        }}
      />
    </Page>
  );
}
