import type { Language } from '@fahrtwind/contract';
import type { Refusal, Result, Trip } from '@fahrtwind/domain';
import { today } from '../../../parts/today.ts';
import { demoTripId } from '../../../parts/trip-edit/demo-id.ts';
import { demoStart } from './demo-start.ts';
import { demoTripFor } from './demo-trip.ts';
import type { DemoTexts } from './demo-texts.ts';

const texts: Readonly<Record<Language, () => Promise<DemoTexts>>> = {
  de: async () => (await import('./demo-texts.de.ts')).de,
  en: async () => (await import('./demo-texts.en.ts')).en,
};

/** The demo trip for a guest, with dates in the future. */
export async function makeDemo(uid: string, language: Language): Promise<Result<Trip, Refusal>> {
  const words = await texts[language]();
  return demoTripFor(
    {
      id: demoTripId(uid),
      userId: uid,
      start: demoStart(today()),
      now: new Date().toISOString(),
    },
    words,
  );
}
