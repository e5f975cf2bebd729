import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Characters of a SHA-256 that tell versions apart. */
const DIGEST_LENGTH = 16

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, DIGEST_LENGTH)

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')

/** All persisted ids that the artifacts in a folder carry, in a stable order. */
function persistedIds(folder: string): readonly string[] {
  const ids = readdirSync(folder).flatMap((file) => /"id": "([\da-f]{64})"/.exec(read(folder, file))?.[1] ?? [])
  return ids.sort()
}

/**
 * What gives remembered answers their meaning (spec §4 "a version hash of the type policies"): `shape` of the identity
 * table and the schema that the client was compiled against, its own resolvers included; `operations` of all persisted
 * ids and how texts are sent. Made at build time, so that none of it is shipped.
 */
export function snapshotVersionOf(root: string): { readonly shape: string; readonly operations: string } {
  const resolvers = join(root, 'src/relay/resolvers')
  return {
    shape: digestOf([
      read(root, 'src/relay/identity.ts'),
      read(root, 'schema.graphql'),
      ...readdirSync(resolvers)
        .sort()
        .map((file) => read(resolvers, file)),
    ]),
    operations: digestOf([...persistedIds(join(root, 'src/__generated__')), read(root, 'server/gateway/sentText.ts')]),
  }
}

/** Gives the source the constant `__SNAPSHOT_VERSION__`. In development it is that of the server's start. */
export const snapshotVersion = ({ root }: { root: string }): Plugin => ({
  name: 'vetrina:snapshot-version',
  config: () => ({ define: { __SNAPSHOT_VERSION__: JSON.stringify(snapshotVersionOf(root)) } }),
})
