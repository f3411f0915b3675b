import { join } from 'node:path';
import type { AssistantPorts } from '@fahrtwind/assistant';
import {
  createBundledSights,
  createEstimatePlanner,
  createGazetteer,
  loadRoadEstimates,
} from '@fahrtwind/geo';
import { createPorts } from '../assistant-ports.ts';

const DATA = join(import.meta.dirname, '../../../../../../data');

/** The places, sights and roads that ship with the product. */
export async function openRealPorts(
  signal: AbortSignal = new AbortController().signal,
): Promise<AssistantPorts> {
  const gazetteer = createGazetteer(join(DATA, 'places/gazetteer.bin.br'));
  await gazetteer.load();
  const sights = createBundledSights(join(DATA, 'sights'));
  const roads = loadRoadEstimates(join(DATA, 'roads'));
  const search = {
    search: gazetteer.search,
    townsNear: (query: Parameters<typeof gazetteer.townsNear>[0]) => gazetteer.townsNear(query),
    placesNamed: (query: Parameters<typeof gazetteer.placesNamed>[0]) =>
      gazetteer.placesNamed(query),
    find: sights.find,
  };
  const ports = createPorts({ search, planner: createEstimatePlanner(() => roads) }, signal, 'de');
  // A slow machine shall plan the same trips.
  return { ...ports, hasTime: () => true };
}
