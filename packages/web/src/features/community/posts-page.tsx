import { PATHS } from '@fahrtwind/domain';
import { useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { LakeScene } from '../../ui/scenes/lake-scene.tsx';
import { placeName } from './place-name.ts';
import { useCommunityTexts } from './texts.ts';

export function PostsPage() {
  const { posts } = useCommunityTexts();
  const { locationCountry = '', locationName } = useParams();
  const country = placeName(locationCountry);
  const place = locationName === undefined ? undefined : placeName(locationName);
  return (
    <Page
      title={place ? posts.titlePlace(place, country) : posts.titleCountry(country)}
      intro={posts.intro}
    >
      <EmptyState
        scene={<LakeScene />}
        title={posts.emptyTitle}
        text={posts.emptyText(place ?? country)}
        action={
          <ButtonLink to={PATHS.forum} variant="accent">
            {posts.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
