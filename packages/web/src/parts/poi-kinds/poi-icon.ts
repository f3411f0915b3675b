import type { Poi } from '@fahrtwind/contract';
import type { OwnIcon } from '../../ui/icon.tsx';
import { POI_PATHS } from '../../ui/poi-paths.ts';

const ICONS: Readonly<Record<Poi['kind'], string>> = POI_PATHS;

/** The icon of a kind of places, the same in lists and on the map. */
export function poiIcon(kind: Poi['kind']): OwnIcon {
  return { path: ICONS[kind] };
}
