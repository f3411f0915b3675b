import styles from './scene.module.css';

/** A folded map with a three-day route drawn on it. */
export function MapScene() {
  return (
    <>
      <path className={styles.paper} d="M36 52 98 34V158L36 176zM160 52 222 34V158L160 176z" />
      <path
        className={styles.paperShade}
        d="M98 34 160 52V176L98 158zM222 34 284 52V176L222 158z"
      />
      <path
        className={styles.meadow}
        opacity="0.55"
        d="M36 96Q70 70 98 84V128Q66 140 36 130zM160 128Q196 104 222 122V158L160 176zM240 44 284 57V98Q256 96 240 44z"
      />
      <path
        className={styles.water}
        d="M98 52Q124 60 130 82T160 104V118Q128 116 116 92T98 70zM160 104Q190 100 222 78V90Q190 116 160 118z"
      />
      <path
        className={styles.snow}
        d="M186 62 194 48 202 62zM198 66 207 50 216 66z"
        opacity="0.9"
      />
      <path
        className={styles.inkLine}
        strokeWidth="5"
        opacity="0.25"
        d="M64 146C80 118 104 142 122 128S150 76 178 84 214 116 254 96"
      />
      <path
        className={styles.paintLine}
        strokeWidth="4"
        strokeDasharray="1 8"
        d="M64 146C80 118 104 142 122 128S150 76 178 84 214 116 254 96"
      />
      <path
        className={styles.day1}
        d="M64 148c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z"
      />
      <path
        className={styles.day2}
        d="M160 92c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z"
      />
      <path
        className={styles.day3}
        d="M254 98c-9-11-13-16-13-22a13 13 0 0 1 26 0c0 6-4 11-13 22z"
      />
      <g className={styles.cream}>
        <circle cx="64" cy="126" r="5" />
        <circle cx="160" cy="70" r="5" />
        <circle cx="254" cy="76" r="5" />
      </g>
    </>
  );
}
