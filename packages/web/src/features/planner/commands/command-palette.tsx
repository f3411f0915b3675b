import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './commands.module.css';
import { useCommandTexts } from './texts.ts';
import { useCommands, type Command } from './use-commands.ts';
import { fuzzyScore } from './fuzzy-score.ts';

/** A longer list is not useful; one more letter narrows it. */
const MOST = 60;

/** The commands that match the query, best first; all in their own order for an empty query. */
function findCommands(commands: readonly Command[], query: string): readonly Command[] {
  return commands
    .flatMap((command) => {
      const score = fuzzyScore(`${command.label} ${command.hint ?? ''}`, query);
      return score === null ? [] : { command, score };
    })
    .toSorted((one, other) => other.score - one.score)
    .slice(0, MOST)
    .map(({ command }) => command);
}

interface CommandPaletteProps {
  readonly onClose: () => void;
}

/** All actions of the planner by name. The focus stays in the field, which controls the list. */
export function CommandPalette({ onClose }: CommandPaletteProps) {
  const texts = useCommandTexts();
  const id = useId();
  const commands = useCommands();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const found = findCommands(commands, query);
  const current = Math.min(active, found.length - 1);

  function run(command: Command) {
    onClose();
    // Waits until the closing window has restored the focus, because the command may move it.
    requestAnimationFrame(() => command.run());
  }

  function steer(event: KeyboardEvent) {
    const next = nextIndex(event.key, current, found.length);
    const command = found[current];
    if (next !== null) setActive(next);
    else if (event.key === 'Enter' && command && !event.nativeEvent.isComposing) run(command);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog open title={texts.title} onClose={onClose}>
      <input
        className={styles.query}
        role="combobox"
        type="text"
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.placeholder}
        aria-label={texts.placeholder}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={steer}
      />
      <CommandList id={id} commands={found} active={current} onActive={setActive} onChoose={run} />
      <output className={styles.none}>{found.length === 0 ? texts.nothing(query) : ''}</output>
    </Dialog>
  );
}

function nextIndex(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current + count - 1) % count;
  if (key === 'PageDown') return Math.min(count - 1, current + 8);
  return key === 'PageUp' ? Math.max(0, current - 8) : null;
}

interface CommandListProps {
  readonly id: string;
  readonly commands: readonly Command[];
  readonly active: number;
  readonly onActive: (index: number) => void;
  readonly onChoose: (command: Command) => void;
}

function CommandList({ id, commands, active, onActive, onChoose }: CommandListProps) {
  const texts = useCommandTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    // A native select can neither be controlled from a text field nor show icons.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
    <ul ref={list} id={id} role="listbox" aria-label={texts.title} className={styles.list}>
      {commands.map((command, index) => (
        // The field has the focus and handles the keys; the options only show the selection.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={command.id}
          id={`${id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role
          role="option"
          aria-selected={index === active}
          className={styles.option}
          onMouseMove={() => onActive(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(command)}
        >
          <Icon name={command.icon} />
          <span>{command.label}</span>
          {command.hint && <small>{command.hint}</small>}
          {command.keys && <kbd>{command.keys}</kbd>}
        </li>
      ))}
    </ul>
  );
}
