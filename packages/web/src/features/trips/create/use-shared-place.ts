import { serialiseLocation, type Location } from '@fahrtwind/domain';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '../../../api/client.ts';
import { readCoordinates } from '../../../parts/place-field/read-coordinates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { readShared } from './read-shared.ts';
import { useCreateTexts } from './texts.ts';

/** Takes a place that another app has shared with this one; the manifest names the parameters. */
export function useSharedPlace(onPlace: (place: Location) => void): void {
  const [params, setParams] = useSearchParams();
  const texts = useCreateTexts();
  const lang = useLanguage();
  const shared = readShared(params);
  const question = shared.join('\n');

  async function find(): Promise<void> {
    for (const q of shared) {
      const known = readCoordinates(q);
      const place =
        known ?? (await call('searchPlaces', { query: { q, lang, limit: 1 } })).places[0];
      if (place) {
        onPlace(serialiseLocation(place));
        return;
      }
    }
    showToast({ kind: 'warning', text: texts.sharedMissing(shared[0] ?? '') });
  }

  const take = useRef(find);
  useEffect(() => {
    take.current = find;
  });
  useEffect(() => {
    if (question === '') return;
    // Taken once: a reload must not add the place again.
    setParams({}, { replace: true });
    take.current().catch((cause: unknown) => {
      console.warn(cause);
      showToast({ kind: 'warning', text: texts.sharedMissing(question) });
    });
  }, [question, setParams, texts]);
}
