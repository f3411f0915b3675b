import { useSyncExternalStore } from 'react';
import { useCompanionTexts } from '../texts.ts';
import { lastEditor } from './tell-edits.ts';

/** „auch von Mia“, where it is known who has edited the trip last. */
export function LastEditor() {
  const texts = useCompanionTexts();
  const name = useSyncExternalStore(lastEditor.subscribe, lastEditor.get, () => null);
  return name === null ? null : texts.alsoBy(name);
}
