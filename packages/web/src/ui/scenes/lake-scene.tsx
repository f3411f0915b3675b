import { Scene } from './scene.tsx';

export function LakeScene({ className }: { readonly className?: string }) {
  return (
    <Scene viewBox="0 0 320 200" className={className}>
      {null}
    </Scene>
  );
}
