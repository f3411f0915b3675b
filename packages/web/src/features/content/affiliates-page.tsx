import { body as de } from '../../../../../content/legal/affiliates.de.md?body';
import { body as en } from '../../../../../content/legal/affiliates.en.md?body';
import { usePublicConfig } from '../../store/session/use-session.ts';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { useLegalTexts } from './legal/texts.ts';
import { useContentTexts } from './texts.ts';

export function AffiliatesPage() {
  const { affiliates } = useContentTexts();
  const { partners } = useLegalTexts();
  const { bookingPartnerId } = usePublicConfig();
  return (
    <Page title={affiliates.title}>
      <LegalDocument
        de={de}
        en={en}
        fill={{ partners: bookingPartnerId === '' ? partners.none : partners.booking }}
      />
    </Page>
  );
}
