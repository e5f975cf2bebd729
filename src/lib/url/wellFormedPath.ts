/** Escapes of bytes, or a percent sign that begins none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi

/**
 * The path with every percent sign escaped that nobody can decode, as in `/sale-50%.html`. Decoding such a path throws,
 * and an address that somebody typed or linked must lead to a page, if only to that of missing pages.
 */
export const wellFormedPath = (path: string): string =>
  path.replaceAll(ESCAPES, (escapes) => (isDecodable(escapes) ? escapes : escapes.replaceAll('%', '%25')))

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
