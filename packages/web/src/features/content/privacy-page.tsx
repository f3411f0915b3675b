import { body as de } from '../../../../../content/legal/privacy.de.md?body';
import { body as en } from '../../../../../content/legal/privacy.en.md?body';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from './legal/legal-document.tsx';
import { useLegalTexts } from './legal/texts.ts';
import { useContentTexts } from './texts.ts';

export function PrivacyPage() {
  const { privacy } = useContentTexts();
  const { privacy: words } = useLegalTexts();
  const { analyticsScriptUrl, identityProviders } = usePublicConfig();
  const providers = identityProviders.map(({ label }) => label).join(', ');
  return (
    <Page title={privacy.title}>
      <LegalDocument
        de={de}
        en={en}
        fill={{
          tracking: analyticsScriptUrl === null ? words.noTracking : words.trackingAfterConsent,
          providers: providers === '' ? words.noProviders : words.providers(providers),
          analytics:
            analyticsScriptUrl === null
              ? words.noAnalytics
              : words.analytics(new URL(analyticsScriptUrl).host),
        }}
      />
    </Page>
  );
}
