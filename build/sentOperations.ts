import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, Kind, OperationTypeNode, parse } from 'graphql'
import type { Plugin } from 'vite'
import { createSentText, idOfText } from '../server/gateway/sentText.ts'

const TEXT = /"text": ("(?:[^"\\]|\\.)*")/
const ID = /"id": "[\da-f]{64}"/
/** Where the compiler leaves room for what the network is to know of an operation; queries have none of their own. */
const METADATA = /"metadata": \{\}(?=,\s+"name": "\w+",\s+"operationKind")/

/** Makes of a compiled operation's module the one that is bundled; of another module it makes nothing else. */
export type SentOperation = (artifact: string) => string

/**
 * The text that is sent and its id take the place of the compiler's, and a query of nothing but `@public` root fields is
 * marked as `isPublic` in its metadata.
 */
export function createSentOperation(schemaText: string): SentOperation {
  const sentText = createSentText(schemaText)
  const publicFields = publicRootFieldsOf(schemaText)
  return (artifact) => {
    const literal = TEXT.exec(artifact)?.[1]
    if (literal === undefined) return artifact
    const sent = sentText(JSON.parse(literal) as string)
    const module = artifact
      .replace(TEXT, () => `"text": ${JSON.stringify(sent)}`)
      .replace(ID, () => `"id": "${idOfText(sent)}"`)
    return asksOnlyFor(publicFields, sent) ? module.replace(METADATA, '"metadata": { "isPublic": true }') : module
  }
}

/** The rule of the project in `root`. */
export const readSentOperation = (root: string): SentOperation =>
  createSentOperation(readFileSync(join(root, 'schema.graphql'), 'utf8'))

function publicRootFieldsOf(schemaText: string): ReadonlySet<string> {
  const fields = Object.values(buildSchema(schemaText).getQueryType()?.getFields() ?? {})
  return new Set(
    fields
      .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'public'))
      .map(({ name }) => name),
  )
}

function asksOnlyFor(fields: ReadonlySet<string>, text: string): boolean {
  const [operation] = parse(text, { noLocation: true }).definitions
  return (
    operation?.kind === Kind.OPERATION_DEFINITION &&
    operation.operation === OperationTypeNode.QUERY &&
    operation.selectionSet.selections.every(
      (selection) => selection.kind === Kind.FIELD && fields.has(selection.name.value),
    )
  )
}

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
