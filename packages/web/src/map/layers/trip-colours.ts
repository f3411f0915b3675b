import { DAY_COLOURS } from '@fahrtwind/domain';

/** The app's colours as the page has them now. */
export interface TripColours {
  /** In the order of `DAY_COLOURS`. */
  readonly days: readonly string[];
  /** The same for legs and rings, which are thin and have to stand out from the surface. */
  readonly lines: readonly string[];
  readonly surface: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  readonly here: string;
}

const DAYS = DAY_COLOURS.map((_, index) => index + 1);

/** Custom properties with light-dark() have no colour of their own, so a hidden element computes them. */
export function readColours(container: HTMLElement): TripColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  container.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = {
    days: DAYS.map((day) => colour(`--day-${day}`)),
    lines: DAYS.map((day) => colour(`--day-line-${day}`)),
    surface: colour('--surface'),
    text: colour('--text'),
    muted: colour('--text-muted'),
    accent: colour('--markierung'),
    here: colour('--primary'),
  };
  probe.remove();
  return colours;
}
