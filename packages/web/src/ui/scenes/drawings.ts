import { BeachScene } from './beach-scene.tsx';
import { CampScene } from './camp-scene.tsx';
import { CoastScene } from './coast-scene.tsx';
import { FerryScene } from './ferry-scene.tsx';
import { LakeScene } from './lake-scene.tsx';
import { LostScene } from './lost-scene.tsx';
import { MapScene } from './map-scene.tsx';
import { PassScene } from './pass-scene.tsx';
import { RoadScene } from './road-scene.tsx';
import { WinterScene } from './winter-scene.tsx';

/** What is inside the frame of each scene. */
export const drawings = {
  beach: BeachScene,
  camp: CampScene,
  coast: CoastScene,
  ferry: FerryScene,
  lake: LakeScene,
  lost: LostScene,
  map: MapScene,
  pass: PassScene,
  road: RoadScene,
  winter: WinterScene,
} as const;

export type Drawings = typeof drawings;
export type SceneName = keyof Drawings;
