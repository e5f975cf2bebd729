import { createHash } from 'node:crypto'

/** What Relay's compiler writes into every fragment on an interface, to learn whether a record is one. */
const DISCRIMINATOR = /\b__is\w+:\s*__typename(?:,__typename)?\b/g

/**
 * What the compiler adds for each type of an interface without an id of its own. The interfaces that are asked for
 * beside it have that id too, and a backend that lacks one of the types would refuse all of the operation.
 */
const ID_OF_EACH_TYPE = /,\.\.\.on \w+\{uid\}/g

/**
 * The text of an operation as it is sent. The compiler's discriminators are aliases, and a patched Magento accepts ten
 * in one request; the plain type name in their place tells as much, and src/relay/links/typeDiscriminators.ts puts them
 * back into the answer.
 */
export const sentText = (compiledText: string): string =>
  compiledText.replace(ID_OF_EACH_TYPE, '').replace(DISCRIMINATOR, '__typename')

/** The id by which a text is asked for: its SHA-256, as the compiler makes them. */
export const idOfText = (text: string): string => createHash('sha256').update(text).digest('hex')
