import { useTrips } from '../../store/trips/use-trips.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSaveTexts } from './texts.ts';

/** What about saving cannot be left to a small indicator; it stays until it is no longer so. */
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
            <ButtonLink to={`/anmelden?weiter=${encodeURIComponent(returnPath)}`}>
              {texts.signIn}
            </ButtonLink>
          }
        >
          {texts.needsSignInText}
        </Notice>
      )}
    </>
  );
}
