import type { MapStop } from '../../../map/map-data.ts';
import { focusPost } from '../../../parts/posts/post-rows.tsx';
import { TripMap } from '../../../parts/trip-map/trip-map.tsx';
import styles from './posts.module.css';

interface PostsMapProps {
  readonly stops: readonly MapStop[];
  readonly litId: string | null;
  readonly onPointAt: (postId: string | null) => void;
}

/** Keeps the places clear of the buttons and the attribution on the map. */
const PADDING = { top: 32, right: 56, bottom: 48, left: 32 };

/** The places of posts. A marker leads to its post in the list. It is loaded on demand: the map is larger than the page. */
export function PostsMap({ stops, litId, onPointAt }: PostsMapProps) {
  return (
    <TripMap
      className={styles.map}
      about="places"
      stops={stops}
      highlightedId={litId}
      padding={PADDING}
      // Further posts may lie outside of what is shown.
      fitKey={String(stops.length)}
      onHover={onPointAt}
      onSelect={focusPost}
    />
  );
}
