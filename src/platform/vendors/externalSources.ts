/** Sources on other origins by kind; each kind becomes a directive of the content security policy. */
export type ExternalSources = {
  readonly [Kind in SourceKind]?: readonly string[]
}

/** `form` becomes `form-action`, any other kind `…-src`. */
export type SourceKind = 'connect' | 'font' | 'form' | 'frame' | 'img' | 'script' | 'style' | 'worker'

/** Merges all sources without duplicates. */
export function mergeSources(all: readonly ExternalSources[]): ExternalSources {
  const merged: { [Kind in SourceKind]?: readonly string[] } = {}
  for (const sources of all) {
    for (const [kind, origins] of Object.entries(sources) as [SourceKind, readonly string[]][]) {
      merged[kind] = [...new Set([...(merged[kind] ?? []), ...origins])]
    }
  }
  return merged
}
