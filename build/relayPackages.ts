import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** The replacement modules, by the index that they replace. */
export const relayLists = (root: string): Readonly<Record<string, string>> => ({
  'relay-runtime': `${root}src/relay/packages/relayRuntime.ts`,
  'relay-runtime/experimental': `${root}src/relay/packages/relayExperimental.ts`,
  'react-relay': `${root}src/relay/packages/reactRelay.ts`,
})

/** All lists: two are imported by their path, by the late code that needs them. */
export const relayListFiles = (root: string): readonly string[] => [
  ...Object.values(relayLists(root)),
  `${root}src/relay/packages/refetchableFragment.ts`,
  `${root}src/relay/packages/mutations.ts`,
]

const FILE = /from '((?:relay-runtime|react-relay)\/lib\/[^']+)'/g

/**
 * Redirects imports of the indexes of `relay-runtime` and `react-relay` in the sources and in react-relay to the modules
 * in src/relay/packages instead of the packages' indexes: in builds, in development and in tests. Other packages import
 * the index, which consists of the same files.
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
  const files = relayListFiles(root).flatMap((list) =>
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
