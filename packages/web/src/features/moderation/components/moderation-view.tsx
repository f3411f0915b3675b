import { moderationPath, PATHS, returningPath, type CaseTarget } from '@fahrtwind/domain';
import { OwnDecisions } from '../../../parts/report/own-decisions.tsx';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';
import { CaseList } from './case-list.tsx';
import styles from './moderation.module.css';
import { useModerationTexts } from '../texts.ts';

/** What waits for moderators, and for everyone what was decided about their own things. */
export function ModerationView({ target }: { readonly target: CaseTarget | null }) {
  const texts = useModerationTexts();
  const session = useSession();
  if (session.state !== 'registered')
    return (
      <Page title={texts.title}>
        <EmptyState
          scene={<Scene name="camp" />}
          title={texts.signInTitle}
          text={texts.signInText}
          action={
            <ButtonLink
              to={returningPath(PATHS.signIn, moderationPath(target ?? undefined))}
              variant="accent"
            >
              {texts.signIn}
            </ButtonLink>
          }
        />
      </Page>
    );
  return (
    <Page title={texts.title} intro={session.isModerator ? texts.intro : texts.ownOnly}>
      <div className={styles.stack}>
        {session.isModerator && (
          <CaseList key={target ? `${target.kind}.${target.id}` : ''} target={target} />
        )}
        <OwnDecisions />
      </div>
    </Page>
  );
}
