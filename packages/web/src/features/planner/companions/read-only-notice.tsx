import { useTrips } from '../../../store/trips/use-trips.ts';
import { Notice } from '../../../ui/notice.tsx';
import { usePlannerTexts } from '../texts.ts';

/** Says to readers why nothing can be changed. */
export function ReadOnlyNotice() {
  const { companions: texts } = usePlannerTexts();
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
