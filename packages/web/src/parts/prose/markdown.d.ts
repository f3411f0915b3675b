declare module '*.md?body' {
  // An ambient module cannot use a relative import.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const body: readonly import('./content-node.ts').ContentNode[];
}

declare module '*.md?front' {
  export const front: unknown;
}
