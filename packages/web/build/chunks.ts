interface ModuleLinks {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => ModuleLinks | null;
}

/** What the planner loads at once: its page, the store of trips, and what gives a guest the demo trip. */
const PLANNER =
  /\/(?:app\/pages\/planner-page\.tsx|features\/planner\/demo\/guest-demo\.tsx|store\/trips\/browser-trips\.ts)$/;
/** The map with its list, which pages for visitors load when there is something to show on it. */
const TRIP_MAP = /\/parts\/trip-map\/trip-map\.tsx$/;
const ROUTES_PAGE = /\/features\/routes\/routes-page\.tsx$/;
const PUBLIC_TRIP_PAGE = /\/features\/public-trips\/public-trip-page\.tsx$/;
const OTHER_PAGE =
  /\/(?:features\/(?!planner\/|trips\/|viewer\/|print\/).+|app\/pages\/(?!planner|trips|create-trip).+)-page\.tsx$|\/src\/main\.tsx$/;

/** The domain's index leads every page to every rule, so its files go by name. */
const DOMAIN = /\/domain\/src\//;
const RULES_FOR_ALL =
  /\/domain\/src\/(?:(?:geo|legs|result|text|trip)\b|operations\/(?:new-trip|refusal|trip-of-route)\b|schedule\/(?:defaults|resting-place)\b)/;
/** Those that pages of visitors need at once. The others are for those who read, check or make a whole trip. */
const RULES_FOR_VISITORS =
  /\/domain\/src\/(?:addresses\/trip-address|legs\/estimate-leg|text\/(?:country|euros|german-date|web-url)|trip\/(?:companions|entry|find|hotel|leg-kind|leg-transport|publication|route-profile|same-data|stop|transport-leg)|schedule\/(?:defaults|resting-place))\.ts/;
/** Small ones that the landing page needs, which must not bring all the others along. */
const RULES_OF_LANDING =
  /\/domain\/src\/(?:geo\/(?:cover-route|distance|stop-list|thin-line)|text\/(?:decode-address|feasts|read-field|slug|weekdays)|trip\/(?:day-colour|location))\.ts/;
const RULES_OF_PLANNING =
  /\/domain\/src\/(?:history|merge|operations|optimise|overview|schedule)\//;
/** Days for the stops of a route, which the planner and pages with a route need once its map comes. */
const DIVIDING = /\/domain\/src\/schedule\/(?:divide-days|spread-over-days)\.ts/;
/** Those of planning alone among the rules for all. */
const ONLY_PLANNED =
  /\/domain\/src\/(?:geo\/(?:along-line|choose-places|settle-places)|legs\/alternatives|trip\/(?:edits-between|usual-leg-kind))\.ts/;
/** How a whole trip is shown, which pages of visitors have in common with the planner. */
const SHOWN_TRIP =
  /\/domain\/src\/public-trip\/(?:public-trip|viewed-trip)\.ts$|\/web\/src\/parts\/trip-rows\/texts\./;
/** Small parts of several pages: a file for each is larger than what is in it. */
const SMALL_PARTS =
  /\/(?:trip-cover\/seeded|format\/(?:estimate|euros|month-name)|place-field\/place-labels|public-trip\/season|privacy\/retention|parts\/(?:copy-text|make-id|offline\/offline-trips|trip-card\/texts|trip-dates|use-focus-next)|trip-rows\/day-colours?(?:\.module)?|geo\/(?:cover-route|distance|thin-line)|trip\/(?:day-colour|location)|style\/map-cache|api\/download|ui\/select-field)\.(?:tsx?|css)$/;
/** With which people enter a place or choose what to do. */
const FIELDS = /\/parts\/(?:place-field|action-menu)\//;
/** Reads tiles, for the map and for pictures of places. */
const TILES =
  /\/map\/style\/(?:joined-ranges|read-tile|tile-archive)\.ts$|\/node_modules\/(?:fflate|pmtiles)\//;

/**
 * The file for a module that several pages share, or that the planner's page needs at once. On a slow network every
 * further file costs half a second, so there are five: `planner`, `trip-map`, `whole-trip`, `fields`, and `public` with
 * what pages of visitors use as well.
 */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  if (SMALL_PARTS.test(id)) return 'public';
  if (FIELDS.test(id)) return 'fields';
  if (TILES.test(id)) return 'tiles';
  if (SHOWN_TRIP.test(id)) return 'whole-trip';
  if (DOMAIN.test(id)) {
    if (RULES_OF_LANDING.test(id)) return null;
    if (DIVIDING.test(id)) return 'trip-map';
    if (RULES_FOR_VISITORS.test(id)) return 'public';
    if (ONLY_PLANNED.test(id)) return 'planner';
    if (RULES_FOR_ALL.test(id)) return 'whole-trip';
    return RULES_OF_PLANNING.test(id) ? 'planner' : null;
  }
  const starts = startsOf(id, graph);
  if (!starts.some((start) => PLANNER.test(start))) return null;
  const others = starts.filter((start) => OTHER_PAGE.test(start));
  if (others.some((start) => !ROUTES_PAGE.test(start) && !PUBLIC_TRIP_PAGE.test(start)))
    return null;
  if (others.some((start) => ROUTES_PAGE.test(start))) return 'public';
  if (others.length > 0) return 'whole-trip';
  return starts.some((start) => TRIP_MAP.test(start)) ? 'trip-map' : 'planner';
}

const MAP_WORKER = /\/maplibre-gl\/src\/source\/worker\.ts$/;

/** Names the file that the map library and its worker have in common. */
export function mapChunk(id: string, graph: ModuleGraph): string | null {
  const starts = startsOf(id, graph);
  return starts.length > 1 && starts.some((start) => MAP_WORKER.test(start)) ? 'map-common' : null;
}

/** The entries and lazily loaded modules that lead to this module by static imports alone. */
function startsOf(id: string, graph: ModuleGraph): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen) for (const up of graph.getModuleInfo(one)?.importers ?? []) seen.add(up);
  return [...seen].filter((one) => {
    const info = graph.getModuleInfo(one);
    return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
  });
}
