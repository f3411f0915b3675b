/**
 * The configuration of Valhalla, of which it wants every word even for what it is never asked. The package's own
 * getConfig would start python3 for it. Numbers are Valhalla's defaults where nothing is said.
 */
export function valhallaConfig(tileFolder: string, concurrency: number): object {
  return {
    mjolnir: mjolnir(tileFolder, concurrency),
    additional_data: { elevation: '' },
    loki: {
      actions: ['locate', 'route', 'sources_to_targets', 'status'],
      use_connectivity: true,
      logging: SILENT,
      service_defaults: {
        heading_tolerance: 60,
        minimum_reachability: 50,
        node_snap_tolerance: 5,
        radius: 0,
        // Farther from any road it is another region: the estimate knows more about that.
        search_cutoff: 3000,
        street_side_max_distance: 1000,
        street_side_tolerance: 5,
      },
    },
    thor: {
      logging: SILENT,
      source_to_target_algorithm: 'select_optimal',
      max_reserved_labels_count_astar: 2_000_000,
      max_reserved_labels_count_bidir_astar: 1_000_000,
      max_reserved_labels_count_bidir_dijkstras: 2_000_000,
      max_reserved_labels_count_dijkstras: 4_000_000,
      extended_search: false,
    },
    odin: { logging: SILENT, markup_formatter: {} },
    meili: MEILI,
    service_limits: serviceLimits(),
  };
}

const SILENT = { type: '' };

function mjolnir(tileFolder: string, concurrency: number): object {
  return {
    tile_dir: tileFolder,
    concurrency,
    max_cache_size: 1_000_000_000,
    logging: SILENT,
    hierarchy: true,
    shortcuts: true,
    include_driveways: true,
    include_bicycle: true,
    include_pedestrian: true,
    include_driving: true,
    reclassify_links: true,
    data_processing: {
      allow_alt_name: false,
      apply_country_overrides: true,
      infer_internal_intersections: true,
      infer_turn_channels: true,
      scan_tar: false,
      use_admin_db: false,
      use_direction_on_ways: false,
      use_rest_area: false,
      use_urban_tag: false,
    },
  };
}

/** Matches tracks to roads, which is not used here. */
const MEILI = {
  mode: 'auto',
  customizable: [],
  grid: { cache_size: 100_240, size: 500 },
  logging: SILENT,
  default: {
    beta: 3,
    breakage_distance: 2000,
    geometry: false,
    gps_accuracy: 5,
    interpolation_distance: 10,
    max_route_distance_factor: 5,
    max_route_time_factor: 5,
    max_search_radius: 100,
    route: true,
    search_radius: 50,
    sigma_z: 4.07,
    turn_penalty_factor: 0,
  },
};

function limitsOf(maxMeters: number): object {
  return {
    max_distance: maxMeters,
    max_locations: 20,
    max_matrix_distance: maxMeters,
    max_matrix_location_pairs: 2500,
  };
}

function hierarchyLimits(levels: object): object {
  return {
    max_allowed_up_transitions: { '1': 400, '2': 100 },
    ...(Object.keys(levels).length > 0 && { max_expand_within_distance: levels }),
  };
}

function serviceLimits(): object {
  return {
    auto: limitsOf(5_000_000),
    bicycle: limitsOf(1_000_000),
    pedestrian: {
      ...limitsOf(500_000),
      min_transit_walking_distance: 1,
      max_transit_walking_distance: 10_000,
    },
    allow_hard_exclusions: true,
    max_alternates: 2,
    max_distance_disable_hierarchy_culling: 0,
    max_exclude_locations: 50,
    max_exclude_polygons_length: 10_000,
    max_radius: 200,
    max_reachability: 100,
    max_timedep_distance: 500_000,
    max_timedep_distance_matrix: 0,
    centroid: { max_distance: 200_000, max_locations: 5 },
    isochrone: {
      max_contours: 4,
      max_distance: 25_000,
      max_distance_contour: 200,
      max_locations: 1,
      max_time_contour: 120,
    },
    skadi: { max_shape: 750_000, min_resample: 10 },
    status: { allow_verbose: false },
    trace: {
      max_alternates: 3,
      max_alternates_shape: 100,
      max_distance: 200_000,
      max_gps_accuracy: 100,
      max_search_radius: 100,
      max_shape: 16_000,
    },
    hierarchy_limits: {
      allow_modification: false,
      costmatrix: hierarchyLimits({}),
      bidirectional_astar: hierarchyLimits({ '0': 1e8, '1': 20_000, '2': 5000 }),
      unidirectional_astar: hierarchyLimits({ '0': 1e8, '1': 100_000, '2': 5000 }),
    },
  };
}
