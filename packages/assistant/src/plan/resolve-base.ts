import { distanceMeters } from '@fahrtwind/domain';
import type { AssistantPorts, PlaceHit } from '../ports.ts';
import type { Base } from '../regions/read-regions.ts';

/** The same place, though a table and the search mark its middle elsewhere. */
const SAME_PLACE_METERS = 7000;

export type ResolveBase = (base: Pick<Base, 'name' | 'lat' | 'lng'>) => Promise<PlaceHit | null>;

/** Finds places of the regions by our own search, each once; null for one that it does not know there. */
export function createBaseResolver({
  findPlaces,
}: Pick<AssistantPorts, 'findPlaces'>): ResolveBase {
  const known = new Map<string, Promise<PlaceHit | null>>();
  return (base) => {
    const key = `${base.name} ${base.lat} ${base.lng}`;
    const found = known.get(key) ?? find(base);
    known.set(key, found);
    return found;
  };

  async function find(base: Pick<Base, 'name' | 'lat' | 'lng'>): Promise<PlaceHit | null> {
    const near = { lat: base.lat, lng: base.lng };
    const hits = (await findPlaces(base.name, near)).filter(
      ({ location }) => distanceMeters(location, near) <= SAME_PLACE_METERS,
    );
    return hits.find(({ population }) => population > 0) ?? hits[0] ?? null;
  }
}
