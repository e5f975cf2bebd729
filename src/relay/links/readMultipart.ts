const HEADER_END = '\r\n\r\n'

/**
 * The boundary of RFC 2046 §5.1.1; if the server names none it is `-`, as in GraphQL's incremental delivery over HTTP.
 */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  return quoted ?? plain ?? '-'
}

/**
 * The texts of a multipart body's parts, each as soon as its closing delimiter has arrived, wherever the chunks are
 * split. Ends at the closing delimiter, even if the server leaves the connection open, or with the body. Text before
 * the first delimiter and an unfinished last part are ignored.
 *
 * Not meros 1.3.2, which loses parts if a delimiter is split across two chunks and another follows in the second.
 */
export async function* readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<string, void, void> {
  const delimiter = `\r\n--${boundary}`
  const decoder = new TextDecoder()
  // Starting with a line break makes the first delimiter look like the others.
  let text = '\r\n'
  let isPreamble = true
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    for (;;) {
      if (!isPreamble && text.startsWith('--')) return
      const end = text.indexOf(delimiter)
      if (end < 0) break
      if (!isPreamble) yield bodyOf(text.slice(0, end))
      isPreamble = false
      text = text.slice(end + delimiter.length)
    }
  }
}

/**
 * A part without headers starts with an empty line; text without that line is not a part and is read as the empty text.
 */
function bodyOf(part: string): string {
  const headerEnd = part.indexOf(HEADER_END)
  return headerEnd < 0 ? '' : part.slice(headerEnd + HEADER_END.length)
}
