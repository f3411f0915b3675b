export * from './outside/geo-cache.ts';
export * from './outside/outage.ts';
export * from './outside/outside-service.ts';
export * from './outside/with-cache.ts';
export * from './outside/with-fallback.ts';
export * from './ports.ts';
