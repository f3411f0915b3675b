declare module '*.md?body' {
  export const body: readonly import('./content-node.ts').ContentNode[];
}

declare module '*.md?front' {
  export const front: unknown;
}
