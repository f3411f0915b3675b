import { configureGlobal } from 'fast-check';

// The same cases in every run, so that a result does not depend on luck; FAST_CHECK_SEED=42 looks at others.
configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_115) });
