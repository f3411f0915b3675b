/** What happens in turn when the map of a region is imported. */
export const IMPORT_STEPS = ['download', 'check', 'read', 'engine', 'routing', 'tiles'] as const;
