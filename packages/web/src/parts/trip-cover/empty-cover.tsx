import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { CoastScene } from '../../ui/scenes/coast-scene.tsx';
import { LakeScene } from '../../ui/scenes/lake-scene.tsx';
import { PassScene } from '../../ui/scenes/pass-scene.tsx';
import { RoadScene } from '../../ui/scenes/road-scene.tsx';
import { seeded } from './seeded.ts';

const SCENES = [RoadScene, LakeScene, PassScene, CoastScene, CampScene] as const;

interface EmptyCoverProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** For a trip without places: a drawn scene, always the same for the same trip. */
export function EmptyCover({ id, className }: EmptyCoverProps) {
  const Scene = SCENES[Math.floor(seeded(id)() * SCENES.length)] ?? RoadScene;
  return <Scene {...(className === undefined ? {} : { className })} />;
}
