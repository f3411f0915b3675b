import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import type { Drawings, SceneName } from './drawings.ts';
import styles from './scene.module.css';

let drawings: Drawings | null = null;

/** The drawings are decoration, so no page waits for their code. The server loads them before it renders. */
export async function loadDrawings(): Promise<Drawings | null> {
  try {
    drawings = (await import('./drawings.ts')).drawings;
  } catch (cause) {
    console.error('Drawings not loaded', cause);
  }
  return drawings;
}

interface SceneProps {
  readonly name: SceneName;
  readonly className?: string | undefined;
}

/** A drawn scene: decorative, coloured by the theme, cropped to its box. */
export function Scene(props: SceneProps) {
  return <Frame key={props.name} {...props} />;
}

function Frame({ name, className }: SceneProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [loaded, setLoaded] = useState(drawings);
  useEffect(() => {
    // What the server has drawn stays.
    if (loaded !== null || svg.current?.hasChildNodes()) return undefined;
    let isGone = false;
    const load = async () => {
      const all = await loadDrawings();
      if (!isGone) setLoaded(all);
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [loaded]);
  const Drawing = loaded?.[name];
  // The map shows whole, with sky around it; a landscape fills its box.
  const fit = name === 'map' ? 'xMidYMid meet' : 'xMidYMax slice';
  const frame = {
    ref: svg,
    className: classNames(styles.scene, className),
    viewBox: '0 0 320 200',
    preserveAspectRatio: fit,
    'aria-hidden': true,
    focusable: false,
  } as const;
  if (Drawing)
    return (
      <svg {...frame}>
        <Drawing />
      </svg>
    );
  // React takes over the server's drawing without looking inside.
  return <svg {...frame} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
