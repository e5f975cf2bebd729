import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { createPolicyOf } from '../server/gateway/operationPolicy.ts'
import { createSentText, idOfText } from '../server/gateway/sentText.ts'

const TEXT = /"text": ("(?:[^"\\]|\\.)*")/
const ID = /"id": "[\da-f]{64}"/
/** The place in the compiler's output for metadata of an operation. */
const METADATA = /("params": \{[^{}]*"metadata": \{)(\}?)/

/** Turns the module of a compiled operation into the one that is bundled; returns other modules unchanged. */
export type SentOperation = (artifact: string) => string

/**
 * Replaces the compiler's text and id with the sent text and its id, and adds the policy of the root fields to the
 * metadata.
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

/** The transformation for the project in `root`. */
export const readSentOperation = (root: string): SentOperation =>
  createSentOperation(readFileSync(join(root, 'schema.graphql'), 'utf8'))

/**
 * Bundles the operations as they are sent. The artifacts on disk stay unchanged, because the compiler checks them
 * literally; the host derives the same texts from `persisted_queries.json` when it starts.
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
