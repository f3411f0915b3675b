import { Scene } from '../../ui/scenes/scene.tsx';
import { seeded } from './seeded.ts';

const SCENES = ['road', 'lake', 'pass', 'coast', 'camp'] as const;

interface EmptyCoverProps {
  readonly id: string;
  readonly className?: string | undefined;
}

/** For a trip without places: a drawn scene, always the same for the same trip. */
export function EmptyCover({ id, className }: EmptyCoverProps) {
  const name = SCENES[Math.floor(seeded(id)() * SCENES.length)] ?? 'road';
  return <Scene name={name} className={className} />;
}
