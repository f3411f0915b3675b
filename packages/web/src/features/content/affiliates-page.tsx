import { body as de } from '../../../../../content/legal/affiliates.de.md?body';
import { body as en } from '../../../../../content/legal/affiliates.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { PartnerList } from './legal/partner-list.tsx';
import { legalDates } from './legal/legal-dates.ts';
import { useContentTexts } from './texts.ts';

export function AffiliatesPage() {
  const { affiliates } = useContentTexts();
  return (
    <Page title={affiliates.title}>
      <LegalDocument
        de={de}
        en={en}
        updated={legalDates.affiliates}
        blocks={{ partners: <PartnerList /> }}
      />
    </Page>
  );
}
