import styles from './reorder.module.css';

export interface DragGhost {
  readonly move: (x: number, y: number) => void;
  readonly remove: () => void;
}

/** A label that follows the pointer, so that one sees what one holds. */
export function createGhost(name: string): DragGhost {
  const ghost = document.createElement('div');
  ghost.className = styles['ghost'] ?? '';
  ghost.textContent = name;
  ghost.ariaHidden = 'true';
  document.body.append(ghost);
  return {
    move: (x, y) => {
      ghost.style.translate = `${x}px ${y}px`;
    },
    remove: () => ghost.remove(),
  };
}
