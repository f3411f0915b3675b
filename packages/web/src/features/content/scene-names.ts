/** Names by which content files ask for a drawn picture. */
const sceneNames = ['beach', 'camp', 'coast', 'ferry', 'lake', 'pass', 'road', 'winter'] as const;

export type SceneName = (typeof sceneNames)[number];

export function isSceneName(value: unknown): value is SceneName {
  return sceneNames.some((name) => name === value);
}
