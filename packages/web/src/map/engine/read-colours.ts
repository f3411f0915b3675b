import { clearOn } from './clear-on.ts';
import type { TripColours } from './trip-layers.ts';

/**
 * Reads the app's colours from the page. A probe is asked because custom properties with light-dark() have no colour
 * of their own.
 */
export function readColours(container: HTMLElement): TripColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  container.append(probe);
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const days = Array.from({ length: 10 }, (_, index) => colour(`--day-${index + 1}`));
  const surface = colour('--surface');
  const colours = {
    days,
    lines: days.map((day) => clearOn(day, surface)),
    surface,
    text: colour('--text'),
    muted: colour('--text-muted'),
    accent: colour('--markierung'),
    here: colour('--primary'),
  };
  probe.remove();
  return colours;
}
