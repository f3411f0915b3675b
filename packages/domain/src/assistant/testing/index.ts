export { TEST_PLACES, testPlace } from './places.ts';
export { testPorts } from './test-ports.ts';
