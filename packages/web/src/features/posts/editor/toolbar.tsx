import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './editor.module.css';
import { useEditorTexts } from './texts.ts';
import { TOOLS, type Tool } from './tools.ts';

interface ToolbarProps {
  readonly editor: Editor;
  readonly fieldId: string;
  readonly onLink: () => void;
}

/** A toolbar as WAI-ARIA describes it: one stop of the Tab key, arrows move within. */
export function Toolbar({ editor, fieldId, onLink }: ToolbarProps) {
  const texts = useEditorTexts();
  const row = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  useToolStates(editor);

  function steer(event: KeyboardEvent) {
    const next = positionAfter(event.key, current);
    if (next === null) return;
    event.preventDefault();
    setCurrent(next);
    row.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={texts.toolbar}
      aria-controls={fieldId}
      className={styles.toolbar}
      onKeyDown={steer}
    >
      {TOOLS.map((tool, index) => (
        <ToolButton
          key={tool.name}
          tool={tool}
          editor={editor}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
          onLink={onLink}
        />
      ))}
    </div>
  );
}

interface ToolButtonProps {
  readonly tool: Tool;
  readonly editor: Editor;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
  readonly onLink: () => void;
}

function ToolButton({ tool, editor, isCurrent, onFocus, onLink }: ToolButtonProps) {
  const texts = useEditorTexts();
  const { name, icon, shortcut, isActive, mayRun, run } = tool;
  const isDisabled = mayRun?.(editor) === false;
  const label = texts.tools[name];
  return (
    <button
      type="button"
      className={classNames(styles.tool, isActive?.(editor) && styles.isActive)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={label}
      aria-pressed={isActive?.(editor)}
      aria-disabled={isDisabled || undefined}
      aria-keyshortcuts={shortcut}
      title={shortcut ? `${label} (${texts.keys(shortcut)})` : label}
      onFocus={onFocus}
      // Keeps the selection, and on a phone the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (isDisabled) return;
        if (run) run(editor);
        else onLink();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

function positionAfter(key: string, current: number): number | null {
  const last = TOOLS.length - 1;
  if (key === 'ArrowRight') return current === last ? 0 : current + 1;
  if (key === 'ArrowLeft') return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

/** Renders again when a tool changes its state, not with every letter. */
function useToolStates(editor: Editor): void {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor.on('transaction', listener);
      return () => {
        editor.off('transaction', listener);
      };
    },
    [editor],
  );
  const read = () =>
    TOOLS.map(({ isActive, mayRun }) => `${isActive?.(editor)} ${mayRun?.(editor)}`).join();
  useSyncExternalStore(subscribe, read, read);
}
