import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createPolicyOf } from '../server/gateway/operationPolicy.ts'
import { createSentText, idOfText } from '../server/gateway/sentText.ts'

const TEXT = /"text": ("(?:[^"\\]|\\.)*")/
const ID = /"id": "[\da-f]{64}"/
/** Where the compiler leaves room for what the network is to know of an operation. */
const METADATA = /("params": \{[^{}]*"metadata": \{)(\}?)/

/** Makes of a compiled operation's module the one that is bundled; of another module it makes nothing else. */
export type SentOperation = (artifact: string) => string

/**
 * The text that is sent and its id take the place of the compiler's, and the policy that follows from the root fields is in
 * its metadata.
 */
export function createSentOperation(schemaText: string): SentOperation {
  const sentText = createSentText(schemaText)
  const policyOf = createPolicyOf(schemaText)
  return (artifact) => {
    const literal = TEXT.exec(artifact)?.[1]
    if (literal === undefined) return artifact
    const sent = sentText(JSON.parse(literal) as string)
    const module = artifact
      .replace(TEXT, () => `"text": ${JSON.stringify(sent)}`)
      .replace(ID, () => `"id": "${idOfText(sent)}"`)
    const policy = policyOf(sent)
    if (policy.length === 0) return module
    if (!METADATA.test(module)) throw new Error(`[vetrina:build] No metadata in the artifact of ${sent.slice(0, 60)}`)
    return module.replace(
      METADATA,
      (_, start: string, empty: string) => `${start}"policy": ${JSON.stringify(policy)}${empty || ','}`,
    )
  }
}

/** The rule of the project in `root`. */
export const readSentOperation = (root: string): SentOperation =>
  createSentOperation(readFileSync(join(root, 'schema.graphql'), 'utf8'))

/**
 * Gives the bundles the operations as they are sent. The artifacts on disk stay the compiler's own, which checks them
 * to the letter; the host makes the same texts of `persisted_queries.json` when it starts.
 */
export function sentOperations({ root }: { readonly root: string }): Plugin {
  const sentOperation = readSentOperation(root)
  return {
    name: 'vetrina:sent-operations',
    enforce: 'pre',
    transform: {
      filter: { id: /\/__generated__\/\w+\.graphql\.ts$/, code: /"text": "/ },
      handler: (code) => ({ code: sentOperation(code), map: null }),
    },
  }
}
