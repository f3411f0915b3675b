import { readPlaceText } from '../gazetteer/read-place-text.ts';
import type { Geocoder } from '../ports.ts';

/** Reads coordinates and map links ourselves, so that a service is asked for names only. */
export function withPoints(geocoder: Geocoder): Geocoder {
  return {
    ...geocoder,
    search: async (query) => {
      const { point, name } = readPlaceText(query.text);
      if (!point) return geocoder.search({ ...query, text: name });
      const { language, limit, signal } = query;
      const answer = await geocoder.at({ ...point, language, ...(signal && { signal }) });
      return { ...answer, value: answer.value.slice(0, limit) };
    },
  };
}
