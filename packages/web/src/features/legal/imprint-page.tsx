import { body as de } from '../../../../../content/legal/imprint.de.md?body';
import { body as en } from '../../../../../content/legal/imprint.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function ImprintPage() {
  const { imprint } = useTitles();
  return (
    <Page title={imprint.title}>
      <LegalDocument de={de} en={en} updated={legalDates.imprint} />
    </Page>
  );
}
