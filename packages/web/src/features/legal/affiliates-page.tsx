import { body as de } from '../../../../../content/legal/affiliates.de.md?body';
import { body as en } from '../../../../../content/legal/affiliates.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { PartnerList } from './components/partner-list.tsx';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function AffiliatesPage() {
  const { affiliates } = useTitles();
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
