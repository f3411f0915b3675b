import { body as de } from '../../../../../content/legal/about.de.md?body';
import { body as en } from '../../../../../content/legal/about.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from '../../parts/legal-document/legal-document.tsx';
import { legalDates } from './legal/legal-dates.ts';
import { useContentTexts } from './texts.ts';

export function AboutPage() {
  const { about } = useContentTexts();
  return (
    <Page title={about.title}>
      <LegalDocument de={de} en={en} updated={legalDates.about} />
    </Page>
  );
}
