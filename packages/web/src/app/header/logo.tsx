import styles from './logo.module.css';

/** A road that runs to the horizon while three gusts of wind pass over it. */
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
        <path className={styles.road} d="M14.6 40 18.9 21h2.2l4.3 19z" />
        <path className={styles.line} d="M20 24.5v2.5M20 30v3M20 36.2V40" />
        <path
          className={styles.wind}
          d="M7 18h17.5a4.3 4.3 0 1 0-4.1-5.6M4.5 12.8h9.2a3 3 0 1 0-2.9-3.9M12 23.2h17.8a3.4 3.4 0 1 1-3.3 4.3"
        />
      </svg>
      <span className={styles.word}>Fahrtwind</span>
    </span>
  );
}
