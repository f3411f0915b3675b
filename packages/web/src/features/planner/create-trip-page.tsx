import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { PassScene } from '../../ui/scenes/pass-scene.tsx';
import styles from './create-trip-page.module.css';
import { usePlannerTexts } from './texts.ts';

export function CreateTripPage() {
  const { create } = usePlannerTexts();
  return (
    <Page title={create.title} intro={create.intro}>
      <ol className={styles.questions}>
        {create.questions.map((question) => (
          <li key={question.title}>
            <h2>{question.title}</h2>
            <p>{question.text}</p>
          </li>
        ))}
      </ol>
      <EmptyState
        scene={<PassScene />}
        title={create.emptyTitle}
        text={create.emptyText}
        action={
          <ButtonLink to="/routen" variant="accent">
            {create.emptyAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
