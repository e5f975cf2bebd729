import type { Plugin } from 'vite'

/** The static imports of each file. */
export type ChunkImports = ReadonlyMap<string, readonly string[]>

/** The first circle of static imports, as file names; null if there is none. */
export function findCircle(imports: ChunkImports): readonly string[] | null {
  const done = new Set<string>()
  const search = (file: string, path: readonly string[]): readonly string[] | null => {
    const start = path.indexOf(file)
    if (start >= 0) return [...path.slice(start), file]
    if (done.has(file)) return null
    for (const imported of imports.get(file) ?? []) {
      const circle = search(imported, [...path, file])
      if (circle) return circle
    }
    done.add(file)
    return null
  }
  for (const file of imports.keys()) {
    const circle = search(file, [])
    if (circle) return circle
  }
  return null
}

/**
 * Fails the build if chunks import one another in a circle: then a chunk runs before one of its imports, and calls
 * functions that are not defined yet. The sizes of such a build look right.
 */
export const acyclicChunks = (): Plugin => ({
  name: 'vetrina:acyclic-chunks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? [[output.fileName, output.imports] as const] : [],
    )
    const circle = findCircle(new Map(chunks))
    if (circle) this.error(`Chunks import one another in a circle: ${circle.join(' → ')}`)
  },
})
