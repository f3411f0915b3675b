import type { SaveState } from '../../../store/trips/view/trips-state.ts';

const STEP_MS = 50;
/** After this time the question is asked all the same, about the trip as it was saved last. */
const LONGEST_MS = 5000;

/** Resolves once nothing of the trip is on its way to the server. */
export async function untilSaved(read: () => SaveState): Promise<void> {
  for (let waited = 0; read() === 'saving' && waited < LONGEST_MS; waited += STEP_MS)
    await new Promise((resolve) => {
      setTimeout(resolve, STEP_MS);
    });
}
