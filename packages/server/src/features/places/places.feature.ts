import { join } from 'node:path';
import { isValidLocation } from '@fahrtwind/domain';
import { createBundledSights, createGazetteer, POI_KINDS } from '@fahrtwind/geo';
import { projectFolder } from '../../config/project-folder.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handlers } from '../../http/handle.ts';
import type { Log } from '../../jobs/log.ts';
import { abortedWith } from './aborted-with.ts';

interface PlacesParts {
  readonly log: Log;
}

export interface PlacesFeature {
  readonly handlers: Handlers<'searchPlaces' | 'findPlacesAt' | 'findPois'>;
  /** Reads the gazetteer beside everything else; who asks before waits for it. */
  start(): void;
}

const GAZETTEER_FILE = join(projectFolder, 'data/places/gazetteer.bin.br');
const SIGHTS_FILE = join(projectFolder, 'data/sights/sights.tsv');

export function createPlacesFeature({ log }: PlacesParts): PlacesFeature {
  const gazetteer = createGazetteer(GAZETTEER_FILE);
  const finder = createBundledSights(SIGHTS_FILE);
  return {
    handlers: {
      searchPlaces: async ({ query: { q, near, lang, limit }, reply }) => {
        const signal = abortedWith(reply);
        const found = await gazetteer.search({
          text: q,
          language: lang,
          limit,
          signal,
          ...(near && { near }),
        });
        return { ...answered(found), places: [...found.value] };
      },
      findPlacesAt: async ({ query: { lat, lng, lang }, reply }) => {
        if (!isValidLocation({ lat, lng }))
          throw new AppError('point-empty', lat === 0 ? 'lat' : 'lng');
        const found = await gazetteer.at({ lat, lng, language: lang, signal: abortedWith(reply) });
        return { ...answered(found), places: [...found.value] };
      },
      findPois: async ({ query: { bbox, kinds = POI_KINDS, lang, limit }, reply }) => {
        const signal = abortedWith(reply);
        const found = await finder.find({ box: bbox, kinds, language: lang, limit, signal });
        return { ...answered(found), pois: [...found.value] };
      },
    },
    start: () => {
      gazetteer.load().catch((error: unknown) => log.error({ err: error }, 'gazetteer not read'));
    },
  };
}

interface Answered {
  readonly source: string;
  readonly attribution: readonly string[];
  readonly isFallback: boolean;
}

function answered({ source, attribution, isFallback }: Answered) {
  return { source, attribution: [...attribution], isFallback };
}
