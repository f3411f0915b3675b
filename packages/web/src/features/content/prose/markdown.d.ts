declare module '*.md?body' {
  // An ambient module cannot import by a relative name.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const body: readonly import('./content-node.ts').ContentNode[];
}

declare module '*.md?front' {
  export const front: unknown;
}
