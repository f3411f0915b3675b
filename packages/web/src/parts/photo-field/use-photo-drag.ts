import { useState, type PointerEvent } from 'react';

interface PhotoDrag {
  /** The photo that is being dragged. */
  readonly draggedPath: string | null;
  /** The props of a photo's grip. */
  readonly gripOf: (path: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
  };
}

/** Drags photos by their grips, with a mouse or a finger. They change places while they are dragged. */
export function usePhotoDrag(onMove: (path: string, overPath: string) => void): PhotoDrag {
  const [draggedPath, setDragged] = useState<string | null>(null);
  const end = () => setDragged(null);
  return {
    draggedPath,
    gripOf: (path) => ({
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged(path);
      },
      onPointerMove: ({ clientX, clientY }) => {
        if (draggedPath !== path) return;
        const under = document.elementFromPoint(clientX, clientY)?.closest('[data-photo]');
        const overPath = under?.getAttribute('data-photo') ?? path;
        if (overPath !== path) onMove(path, overPath);
      },
      onPointerUp: end,
      onPointerCancel: end,
    }),
  };
}
