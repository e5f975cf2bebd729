import type { Plugin } from 'vite'
import { idOfText, sentText } from '../server/gateway/sentText.ts'

const TEXT = /"text": ("(?:[^"\\]|\\.)*")/
const ID = /"id": "[\da-f]{64}"/

/** The module of a compiled operation, with the text that is sent and its id; null when they are the compiler's. */
export function withSentOperation(artifact: string): string | null {
  const literal = TEXT.exec(artifact)?.[1]
  if (literal === undefined) return null
  const compiled = JSON.parse(literal) as string
  const sent = sentText(compiled)
  if (sent === compiled) return null
  return artifact.replace(TEXT, () => `"text": ${JSON.stringify(sent)}`).replace(ID, () => `"id": "${idOfText(sent)}"`)
}

/**
 * Gives the bundles the operations as they are sent. The artifacts on disk stay the compiler's own, which checks them
 * to the letter; the host makes the same of `persisted_queries.json` when it starts.
 */
export const sentOperations = (): Plugin => ({
  name: 'vetrina:sent-operations',
  enforce: 'pre',
  transform: {
    filter: { id: /\/__generated__\/\w+\.graphql\.ts$/, code: /__is\w+:\s*__typename/ },
    handler(code) {
      const sent = withSentOperation(code)
      return sent === null ? null : { code: sent, map: null }
    },
  },
})
