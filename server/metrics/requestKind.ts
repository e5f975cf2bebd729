const KINDS: readonly (readonly [kind: string, path: RegExp])[] = [
  ['graphql', /^\/(?:api\/)?graphql$/],
  ['picture', /^\/media\//],
  ['file', /^\/assets\//],
  ['health', /^\/(?:healthz|livez|readyz)$/],
]

/** The kind of a request by its path, for measurements and traces. */
export const requestKindOf = (path: string): string => KINDS.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page'
