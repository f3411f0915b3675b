import type { Language } from '@fahrtwind/contract';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LakeScene } from '../../ui/scenes/lake-scene.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { useViewerTexts } from './texts.ts';

/** A trip that is named but not public is answered as “not found”. */
export function pageHead({ id }: Readonly<Record<string, string | undefined>>, language: Language) {
  const { publicTrip } = language === 'en' ? en : de;
  return id === undefined ? { title: publicTrip.title, description: publicTrip.intro } : null;
}

export function PublicTripPage() {
  const { publicTrip } = useViewerTexts();
  const isNamed = useParams().id !== undefined;
  return (
    <Page title={publicTrip.title} intro={publicTrip.intro}>
      <EmptyState
        scene={<LakeScene />}
        title={isNamed ? publicTrip.goneTitle : publicTrip.emptyTitle}
        text={isNamed ? publicTrip.goneText : publicTrip.emptyText}
        action={
          <ButtonLink to="/routen" variant="accent">
            {publicTrip.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
