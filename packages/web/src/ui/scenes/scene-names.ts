/** The scenes that content files can name. */
const sceneNames = ['beach', 'camp', 'coast', 'ferry', 'lake', 'pass', 'road', 'winter'] as const;

export type SceneName = (typeof sceneNames)[number];

export function isSceneName(value: unknown): value is SceneName {
  return sceneNames.some((name) => name === value);
}
