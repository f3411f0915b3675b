import { body as de } from '../../../../../content/legal/about.de.md?body';
import { body as en } from '../../../../../content/legal/about.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { legalDates } from './state/legal-dates.ts';
import { useTitles } from './titles.ts';

export function AboutPage() {
  const { about } = useTitles();
  return (
    <Page title={about.title}>
      <LegalDocument de={de} en={en} updated={legalDates.about} />
    </Page>
  );
}
