import { createHash } from 'node:crypto'
import { Kind, parse, print, stripIgnoredCharacters, visit, type DocumentNode } from 'graphql'
import { schemaOf } from '#server/schemaOf.ts'
import { expandFragments } from './expandFragments.ts'

/** Turns an operation's compiled text into the text that is sent. */
export type SentText = (compiledText: string) => string

/**
 * The only rule for sent texts, shared by the bundles and the host: fragments are expanded, and the discriminators of
 * Relay's compiler (`__isX: __typename`) become the plain type name, because a patched Magento accepts ten aliases in
 * one request. src/relay/links/typeDiscriminators.ts adds them to the answer again.
 *
 * `schemaText` is the schema that the operations were compiled against.
 */
export function createSentText(schemaText: string): SentText {
  const schema = schemaOf(schemaText)
  const sentTexts = new Map<string, string>()
  return (compiledText) => {
    const known = sentTexts.get(compiledText)
    if (known !== undefined) return known
    const document = expandFragments(withoutDiscriminators(parse(compiledText, { noLocation: true })), schema)
    const sent = stripIgnoredCharacters(print(document))
    sentTexts.set(compiledText, sent)
    return sent
  }
}

const withoutDiscriminators = (document: DocumentNode): DocumentNode =>
  visit(document, {
    [Kind.FIELD]: (node) =>
      node.name.value === '__typename' && node.alias?.value.startsWith('__is')
        ? { ...node, alias: undefined }
        : undefined,
  })

/** The id of a text: its SHA-256, as the compiler computes it. */
export const idOfText = (text: string): string => createHash('sha256').update(text).digest('hex')
