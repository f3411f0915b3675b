import { join } from 'node:path';
import { feature } from '../geometry.mjs';
import { RIVERS } from '../names/rivers.mjs';
import { readShapefile } from '../read/shapefile.mjs';
import { touchesEurope } from '../simplify-far.mjs';

/** @typedef {import('../tile-layers.mjs').Layer} Layer */

/** The source's marks for lines that maps should not draw. */
const NOT_DRAWN = /ForgetMagics|Overlay limit|Lease limit/;
const DISPUTED = /Disputed|Indefinite|Line of control|Indeterminant/;
/** Up to this rank lines separate states or regions; beyond it, mostly districts and municipalities. */
const FINEST_STATE_LINE = 6.7;
/** Countries whose states and cantons the source ranks lower. */
const SMALL_STATES = new Set(['AUT', 'CHE', 'GRC']);
/** Countries outside Europe whose states are commonly named. */
const FAR_STATES = new Set(['USA', 'CAN', 'MEX', 'BRA', 'ARG', 'AUS', 'IND', 'CHN', 'ZAF']);
/** Natural Earth's rank: 0 for the largest. */
const LAST_FAR_RIVER = 7;

/**
 * Rivers and borders.
 *
 * @param {{ readonly magics: string }} folders
 * @returns {readonly Layer[]}
 */
export function lineLayers({ magics }) {
  return [
    {
      name: 'river',
      features: rivers(join(magics, '10m/ne_10m_rivers_lake_centerlines')),
      tolerance: 3,
      farTolerance: 0.008,
    },
    {
      name: 'state',
      features: stateLines(join(magics, '10m/ne_10m_admin_1_states_provinces_lines')),
      tolerance: 6,
      farTolerance: 0.015,
    },
    {
      name: 'border',
      features: borders(join(magics, '10m/ne_10m_admin_0_boundary_lines_land')),
      tolerance: 3,
      farTolerance: 0.005,
    },
  ];
}

/** @param {string} path */
function rivers(path) {
  return readShapefile(path).flatMap(({ geometry, properties }) => {
    if (properties.featurecla !== 'River') return [];
    const rank = Number(properties.scalerank);
    if (rank > LAST_FAR_RIVER && !touchesEurope(geometry)) return [];
    const [name, en] = RIVERS[String(properties.name)] ?? [];
    return [
      feature(geometry, {
        minZoom: riverZoom(rank),
        rank,
        ...(name && { name }),
        ...(en && en !== name && { en }),
      }),
    ];
  });
}

/** @param {number} rank */
function riverZoom(rank) {
  return rank <= 2 ? 2 : rank <= 4 ? 3 : rank <= 6 ? 4 : rank <= 8 ? 5 : 6;
}

/** @param {string} path */
function stateLines(path) {
  return readShapefile(path).flatMap(({ geometry, properties }) => {
    const sourceZoom = Number(properties.min_zoom);
    const country = String(properties.adm0_a3);
    if (sourceZoom > FINEST_STATE_LINE && !SMALL_STATES.has(country)) return [];
    if (!FAR_STATES.has(country) && !touchesEurope(geometry)) return [];
    return [feature(geometry, { minZoom: sourceZoom < 4 ? 3 : sourceZoom < 7 ? 5 : 6 })];
  });
}

/** @param {string} path */
function borders(path) {
  return readShapefile(path).flatMap(({ geometry, properties }) => {
    const kind = String(properties.featurecla);
    if (NOT_DRAWN.test(kind)) return [];
    return [feature(geometry, DISPUTED.test(kind) ? { disputed: true } : {})];
  });
}
