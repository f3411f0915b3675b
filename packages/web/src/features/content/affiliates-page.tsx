import { body as de } from '../../../../../content/legal/affiliates.de.md?body';
import { body as en } from '../../../../../content/legal/affiliates.en.md?body';
import { Page } from '../../ui/page.tsx';
import { LegalDocument } from './legal/legal-document.tsx';
import { useContentTexts } from './texts.ts';

export function AffiliatesPage() {
  const { affiliates } = useContentTexts();
  return (
    <Page title={affiliates.title}>
      <LegalDocument de={de} en={en} />
    </Page>
  );
}
