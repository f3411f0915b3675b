import { body as de } from '../../../../../content/guides/hotel.de.md?body';
import { body as en } from '../../../../../content/guides/hotel.en.md?body';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { useLanguage } from '../../ui/texts.tsx';
import { Banner } from './banner.tsx';
import { Prose } from './prose/prose.tsx';
import { useContentTexts } from './texts.ts';

export function HotelPage() {
  const { hotel } = useContentTexts();
  const language = useLanguage();
  return (
    <Page title={hotel.title} intro={hotel.intro}>
      <Banner>
        <CampScene />
      </Banner>
      <Prose body={language === 'en' ? en : de} />
      <NextStep />
    </Page>
  );
}

function NextStep() {
  const { hotel } = useContentTexts();
  return (
    <div>
      <p>{hotel.next}</p>
      <ButtonLink to="/routen" variant="accent">
        {hotel.nextAction}
      </ButtonLink>
    </div>
  );
}
