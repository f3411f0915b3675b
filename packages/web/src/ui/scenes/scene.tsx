import { lazy, Suspense } from 'react';
import { classNames } from '../class-names.ts';
import type { Drawings, SceneName } from './drawings.ts';
import styles from './scene.module.css';

let drawings: Drawings | null = null;

/** The drawings are decoration, so no page waits for their code. The server loads them before it renders. */
export async function loadDrawings(): Promise<Drawings | null> {
  try {
    drawings = (await import('./drawings.ts')).drawings;
  } catch (cause) {
    // A browser that is leaving the page stops loading them.
    console.info('Drawings not loaded', cause);
  }
  return drawings;
}

interface DrawingProps {
  readonly name: SceneName;
}

function Drawing({ name }: DrawingProps) {
  const Loaded = drawings?.[name];
  return Loaded ? <Loaded /> : null;
}

const LaterDrawing = lazy(async () => {
  await loadDrawings();
  return { default: Drawing };
});

interface SceneProps extends DrawingProps {
  readonly className?: string | undefined;
}

/** A drawn scene: decorative, coloured by the theme, cropped to its box. */
export function Scene({ name, className }: SceneProps) {
  return (
    <svg
      className={classNames(styles.scene, className)}
      viewBox="0 0 320 200"
      // The map shows whole, with sky around it; a landscape fills its box.
      preserveAspectRatio={name === 'map' ? 'xMidYMid meet' : 'xMidYMax slice'}
      aria-hidden
      focusable={false}
    >
      {/* What the server has drawn stays until the code is there. */}
      <Suspense fallback={null}>
        {drawings ? <Drawing name={name} /> : <LaterDrawing name={name} />}
      </Suspense>
    </svg>
  );
}
