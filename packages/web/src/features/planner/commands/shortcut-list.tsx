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
  'overview',
  'costs',
  'map',
  'nextStop',
  'previousStop',
  'shortcuts',
];

/** What gestures and keys do in the planner, and the switch for single-key shortcuts. */
export function ShortcutList({ onClose }: ShortcutListProps) {
  const texts = useCommandTexts();
  const isOn = useSingleKeys();
  return (
    <Dialog open title={texts.shortcuts} onClose={onClose}>
      <section className={styles.gestures}>
        <h3>{texts.touch}</h3>
        <dl>
          {texts.gestures.map(([gesture, effect]) => (
            <div key={gesture}>
              <dt>{gesture}</dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </section>
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
          [texts.assistantKeys, texts.assistant],
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
  readonly keys: readonly (readonly [keys: string, action: string])[];
  readonly isOff?: boolean;
}

function Keys({ title, keys, isOff = false }: KeysProps) {
  return (
    <section className={classNames(styles.keys, isOff && styles.off)}>
      <h3>{title}</h3>
      <dl>
        {keys.map(([key, action]) => (
          <div key={action}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{action}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
