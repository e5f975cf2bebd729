/** What a document may load from other origins, by kind; each becomes a directive of its content security policy. */
export type ExternalSources = {
  readonly [Kind in SourceKind]?: readonly string[]
}

export type SourceKind = 'connect' | 'font' | 'frame' | 'img' | 'script' | 'style' | 'worker'

/** All of them together, each source once. */
export function mergeSources(all: readonly ExternalSources[]): ExternalSources {
  const merged: { [Kind in SourceKind]?: readonly string[] } = {}
  for (const sources of all) {
    for (const [kind, origins] of Object.entries(sources) as [SourceKind, readonly string[]][]) {
      merged[kind] = [...new Set([...(merged[kind] ?? []), ...origins])]
    }
  }
  return merged
}
