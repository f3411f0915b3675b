import { Icon } from '../../ui/icon.tsx';
import { useShellTexts } from '../texts.ts';
import { useTheme } from '../theme/use-theme.ts';
import styles from './header.module.css';

export function ThemeToggle() {
  const texts = useShellTexts();
  const { theme, toggle } = useTheme();
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-pressed={theme === 'dark'}
      aria-label={texts.darkTheme}
      title={texts.darkTheme}
      onClick={toggle}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
    </button>
  );
}
