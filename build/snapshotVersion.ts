import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripIgnoredCharacters } from 'graphql'
import { minifySync, transformSync } from 'rolldown/utils'
import type { Plugin } from 'vite'
import { readSentOperation } from './sentOperations.ts'
import type { SentOperation } from './sentOperations.ts'

/** Characters of a SHA-256 that tell versions apart. */
const DIGEST_LENGTH = 16

/** What tells entities apart, and what of their answers is remembered at all. */
const SHAPING_CODE = [
  'src/relay/identity.ts',
  'src/relay/persistence/admission.ts',
  'src/relay/persistence/rootFields.ts',
] as const

const digestOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, DIGEST_LENGTH)

const read = (...path: readonly string[]): string => readFileSync(join(...path), 'utf8')

/** What a module does: its types, comments and layout are nobody's business. */
function codeOf(root: string, path: string): string {
  const { code, errors } = transformSync(path, read(root, path))
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${String(errors[0])}`)
  return minifySync(path.replace(/\.ts$/, '.js'), code).code
}

/** The ids of all queries as they are sent, in a stable order. What a mutation answers is not remembered. */
function queryIds(folder: string, sentOperation: SentOperation): readonly string[] {
  const ids = readdirSync(folder).flatMap((file) => {
    const artifact = read(folder, file)
    if (!artifact.includes('"operationKind": "query"')) return []
    return /"id": "([\da-f]{64})"/.exec(sentOperation(artifact))?.[1] ?? []
  })
  return ids.sort()
}

/**
 * What gives remembered answers their meaning (spec §4 "a version hash of the type policies"): `shape` of the identity
 * table, the rules of what is dropped, and the schema that the client was compiled against; `operations` of the ids of all
 * queries, which are hashes of their texts. Made at build time, so that none of it is shipped.
 */
export function snapshotVersionOf(root: string): { readonly shape: string; readonly operations: string } {
  return {
    shape: digestOf([
      ...SHAPING_CODE.map((path) => codeOf(root, path)),
      stripIgnoredCharacters(read(root, 'schema.graphql')),
    ]),
    operations: digestOf(queryIds(join(root, 'src/__generated__'), readSentOperation(root))),
  }
}

/** Gives the source the constant `__SNAPSHOT_VERSION__`. In development it is that of the server's start. */
export const snapshotVersion = ({ root }: { root: string }): Plugin => ({
  name: 'vetrina:snapshot-version',
  config: () => ({ define: { __SNAPSHOT_VERSION__: JSON.stringify(snapshotVersionOf(root)) } }),
})
