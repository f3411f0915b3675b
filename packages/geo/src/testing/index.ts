export {
  answerJson,
  startLocalService,
  type LocalService,
} from '../outside/testing/local-service.ts';
export { inventedRegion } from '../regions/testing/invented-region.ts';
export { writeOsmPbf } from '../regions/testing/write-osm-pbf.ts';
