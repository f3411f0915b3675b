import type { ComponentType } from 'react';
import { BeachScene } from '../../ui/scenes/beach-scene.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { CoastScene } from '../../ui/scenes/coast-scene.tsx';
import { FerryScene } from '../../ui/scenes/ferry-scene.tsx';
import { LakeScene } from '../../ui/scenes/lake-scene.tsx';
import { PassScene } from '../../ui/scenes/pass-scene.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { WinterScene } from '../../ui/scenes/winter-scene.tsx';
import type { SceneName } from './scene-names.ts';

const scenes: Readonly<Record<SceneName, ComponentType>> = {
  beach: BeachScene,
  camp: CampScene,
  coast: CoastScene,
  ferry: FerryScene,
  lake: LakeScene,
  pass: PassScene,
  road: RoadScene,
  winter: WinterScene,
};

/** The drawn scene that a content file names. */
export function SceneByName({ name }: { readonly name: SceneName }) {
  const Drawing = scenes[name];
  return <Drawing />;
}
