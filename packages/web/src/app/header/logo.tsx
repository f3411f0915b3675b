import styles from './logo.module.css';

/** A winding road with wind above it. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg
        className={styles.mark}
        viewBox="0 0 40 40"
        width="40"
        height="40"
        aria-hidden="true"
        focusable="false"
      >
        <rect className={styles.ground} width="40" height="40" rx="11" />
        <path
          className={styles.road}
          d="M3.5 40c2.6-7.6 13-9.6 18.7-12.6 3.3-1.8 2.2-3.7-2-4.5-1.3-.3-1.2-.7.2-.7 7.6 0 13.4 2.7 11.6 6.6-1.7 3.7-8.3 5.2-9.3 11.2z"
        />
        <path
          className={styles.line}
          d="M13.2 38.4c1.7-2.5 4.9-4.2 7.8-5.6M25 30.5c1.6-1 2.6-2 2.6-3.2"
        />
        <path className={styles.wind} d="M5 17.2h21.5a4.7 4.7 0 1 0-4.5-6.1M9 11.4h6.5" />
      </svg>
      <span className={styles.word}>Fahrtwind</span>
    </span>
  );
}
