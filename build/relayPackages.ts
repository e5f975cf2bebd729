import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The lists, by the package for whose index they stand. */
export const relayLists = (root: string): Readonly<Record<string, string>> => ({
  'relay-runtime': `${root}src/relay/packages/relayRuntime.ts`,
  'react-relay': `${root}src/relay/packages/reactRelay.ts`,
})

const FILE = /from '((?:relay-runtime|react-relay)\/lib\/[^']+)'/g

/**
 * Leads the sources' imports of `relay-runtime` and `react-relay`, and those of react-relay itself, to the lists in
 * src/relay/packages instead of the packages' indexes: in builds, in development and in tests. Whoever else asks gets the
 * index, which has the very same files.
 */
export function relayPackages({
  root,
  sources = [`${root}src/`],
}: {
  readonly root: string
  /** The folders of the sources. */
  readonly sources?: readonly string[]
}) {
  const lists = relayLists(root)
  const resolveId = (source: string, importer: string | undefined) =>
    importer !== undefined &&
    (sources.some((folder) => importer.startsWith(folder)) || importer.includes('/node_modules/react-relay/'))
      ? (lists[source] ?? null)
      : null
  const files = Object.values(lists).flatMap((list) =>
    [...readFileSync(list, 'utf8').matchAll(FILE)].map(([, file = '']) => file),
  )
  return {
    name: 'vetrina:relay-packages',
    enforce: 'pre' as const,
    config: () => ({
      optimizeDeps: {
        include: files,
        rolldownOptions: { plugins: [{ name: 'vetrina:relay-packages', resolveId }] },
      },
    }),
    resolveId,
  } satisfies Plugin
}
