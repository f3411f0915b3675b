import { body as de } from '../../../../../content/legal/disclaimer.de.md?body';
import { body as en } from '../../../../../content/legal/disclaimer.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function DisclaimerPage() {
  const { disclaimer } = useTitles();
  return (
    <Page title={disclaimer.title}>
      <LegalDocument de={de} en={en} updated={legalDates.disclaimer} />
    </Page>
  );
}
