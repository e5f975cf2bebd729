/** Escapes of bytes, or a percent sign that begins none. */
const ESCAPES = /(?:%[\da-f]{2})+|%/gi

/**
 * The path with every percent sign escaped that nobody can decode, as in `/sale-50%.html`. Decoding such a path throws,
 * and an address that somebody typed or linked must lead to a page, if only to that of missing pages.
 */
export const wellFormedPath = (path: string): string =>
  path.replaceAll(ESCAPES, (escapes) => (decoded(escapes) === null ? escapes.replaceAll('%', '%25') : escapes))

/** Its result is used, because the bundler removes a call of `decodeURIComponent` whose result is not. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}
