import { PATHS, roadtripsPath } from '@fahrtwind/domain';
import type { FormEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './roadtrips-page.module.css';
import { useCommunityTexts } from './texts.ts';

export function RoadtripsPage() {
  const { roadtrips } = useCommunityTexts();
  const { searchTerm = '' } = useParams();
  const navigate = useNavigate();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const term = new FormData(event.currentTarget).get('q');
    if (typeof term === 'string' && term.trim() !== '') {
      void navigate(roadtripsPath(term.trim()));
    }
  }

  return (
    <Page title={roadtrips.title} intro={roadtrips.intro}>
      <search>
        <form className={styles.search} onSubmit={search} key={searchTerm}>
          <TextField
            label={roadtrips.label}
            name="q"
            type="search"
            defaultValue={searchTerm}
            required
          />
          <Button type="submit">{roadtrips.search}</Button>
        </form>
      </search>
      <EmptyState
        scene={<RoadScene />}
        title={roadtrips.emptyTitle(searchTerm)}
        text={roadtrips.emptyText}
        action={
          <ButtonLink to={PATHS.routes} variant="accent">
            {roadtrips.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
