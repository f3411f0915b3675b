import * as fc from 'fast-check';

// A change that is noticed at all is noticed within a few cases.
fc.configureGlobal({ ...fc.readConfigureGlobal(), numRuns: 30 });
