import { PATHS, returningPath } from '@fahrtwind/domain';
import { useTrips } from '../../store/trips/view/use-trips.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSaveTexts } from './texts.ts';

/** Problems with saving that are too important for the small indicator; each stays until it is solved. */
export function SaveNotices({ returnPath }: { readonly returnPath: string }) {
  const { isFull, needsSignIn } = useTrips((state) => ({
    isFull: state.save === 'storage-full',
    needsSignIn: state.needsSignIn,
  }));
  const texts = useSaveTexts();
  return (
    <>
      {isFull && (
        <Notice kind="negative" title={texts.storageFullTitle}>
          {texts.storageFullText}
        </Notice>
      )}
      {needsSignIn && (
        <Notice
          kind="warning"
          title={texts.needsSignInTitle}
          action={
            <ButtonLink to={returningPath(PATHS.signIn, returnPath)}>{texts.signIn}</ButtonLink>
          }
        >
          {texts.needsSignInText}
        </Notice>
      )}
    </>
  );
}
