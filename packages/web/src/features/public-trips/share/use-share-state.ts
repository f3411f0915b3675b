import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useShareTexts } from './texts.ts';

/** Whether the open trip may be shared and published, or why not. */
export function useShareState() {
  const texts = useShareTexts();
  const { role, isOnServer, isPublished } = useTrips((state) => ({
    role: state.currentRole,
    isOnServer: state.isOnServer,
    isPublished: state.list.find(({ id }) => id === state.currentId)?.published ?? false,
  }));
  const reason = role !== 'owner' ? texts.notOwner : isOnServer ? undefined : texts.unsaved;
  return { role, isPublished, reason };
}
