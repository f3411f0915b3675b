import { body as de } from '../../../../../content/legal/guidelines.de.md?body';
import { body as en } from '../../../../../content/legal/guidelines.en.md?body';
import { ConfirmReport } from '../../parts/report/confirm-report.tsx';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function GuidelinesPage() {
  const { guidelines } = useTitles();
  return (
    <Page title={guidelines.title}>
      <ConfirmReport />
      <LegalDocument de={de} en={en} updated={legalDates.guidelines} />
    </Page>
  );
}
