import { PATHS, returningPath } from '@fahrtwind/domain';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './forum.module.css';
import { useForumTexts } from './texts.ts';

/** Leads to an account and back to a page. */
export function JoinButtons({ target }: { readonly target: string }) {
  const { join } = useForumTexts();
  return (
    <div className={styles.buttons}>
      <ButtonLink to={returningPath(PATHS.register, target)} variant="primary">
        {join.register}
      </ButtonLink>
      <ButtonLink to={returningPath(PATHS.signIn, target)} variant="outlined">
        {join.signIn}
      </ButtonLink>
    </div>
  );
}
