import { useAccountTexts } from '../texts.ts';
import styles from './sign-in.module.css';

export function OrDivider() {
  const { form } = useAccountTexts();
  return <p className={styles.or}>{form.or}</p>;
}
