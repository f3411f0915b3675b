import { Dialog } from '../../../ui/dialog.tsx';
import { SwitchField } from '../../../ui/switch-field.tsx';
import { classNames } from '../../../ui/class-names.ts';
import styles from './commands.module.css';
import { SHORTCUTS, type ShortcutId } from './shortcut-of.ts';
import { keepSingleKeys, useSingleKeys } from './single-keys.ts';
import { useCommandTexts } from './texts.ts';

interface ShortcutListProps {
  readonly onClose: () => void;
}

const SINGLE: readonly ShortcutId[] = [
  'newStop',
  'optimise',
  'dates',
  'pick',
  'list',
  'calendar',
  'costs',
  'map',
  'nextStop',
  'previousStop',
  'shortcuts',
];

/** All keys of the planner, and the switch for those that are pressed alone. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const texts = useCommandTexts();
  const isOn = useSingleKeys();
  return (
    <Dialog open title={texts.shortcuts} onClose={onClose}>
      <SwitchField
        label={texts.singleKeys}
        hint={texts.singleKeysHint}
        checked={isOn}
        onChange={keepSingleKeys}
      />
      <Keys
        title={texts.single}
        isOff={!isOn}
        keys={SINGLE.map((id) => [SHORTCUTS[id].toUpperCase(), texts[id]])}
      />
      <Keys
        title={texts.always}
        keys={[
          [texts.paletteKeys, texts.title],
          [texts.undoKeys, texts.undo],
          [texts.redoKeys, texts.redo],
          [texts.dragKeys, texts.drag],
          [texts.rangeKeys, texts.range],
          [texts.escapeKeys, texts.escape],
        ]}
      />
    </Dialog>
  );
}

interface KeysProps {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, deed: string])[];
  readonly isOff?: boolean;
}

function Keys({ title, keys, isOff = false }: KeysProps) {
  return (
    <section className={classNames(styles.keys, isOff && styles.off)}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, deed]) => (
          <div key={deed}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{deed}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
