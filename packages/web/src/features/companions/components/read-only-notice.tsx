import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useCompanionTexts } from '../texts.ts';

/** Tells readers why they cannot change anything. */
export function ReadOnlyNotice() {
  const texts = useCompanionTexts();
  const { isReader, owner } = useTrips((state) => ({
    isReader: state.currentRole === 'reader',
    owner: state.companionTrips.find(({ id }) => id === state.currentId)?.owner.name,
  }));
  if (!isReader) return null;
  return (
    <Notice kind="info" title={texts.readOnlyTitle}>
      {texts.readOnlyText(owner ?? texts.someone)}
    </Notice>
  );
}
