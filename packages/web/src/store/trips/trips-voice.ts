import type { Language } from '@fahrtwind/contract';
import { showToast } from '../../ui/toast.ts';
import type { TripsParts } from './trips-parts.ts';
import { tripsSentences } from './trips-texts.ts';

/** How the trips speak to the person: by toasts, a failure at the top where it is seen beside the planner's sheet. */
export function tripsVoice(language: Language): Pick<TripsParts, 'report' | 'announceUndone'> {
  const { failure: failures, undone } = tripsSentences(language);
  return {
    report(failure, code) {
      showToast({ kind: 'negative', position: 'top', text: failures[failure](code) });
    },
    announceUndone() {
      showToast({ kind: 'positive', text: undone });
    },
  };
}
