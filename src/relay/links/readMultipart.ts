const HEADER_END = '\r\n\r\n'

/** The boundary of RFC 2046 §5.1.1; a server that names none uses `-`, as the incremental delivery over HTTP has it. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  return quoted ?? plain ?? '-'
}

/**
 * The texts of a multipart body's parts, each as soon as its closing delimiter is there, wherever the chunks are cut.
 * Ends at the closing delimiter, even when the server leaves the connection open, or with the body. What comes before
 * the first delimiter, and a last part that never ended, are no parts.
 *
 * Written here because meros 1.3.2 loses parts when a delimiter lies across two chunks and another follows in the second.
 */
export async function* readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<string, void, void> {
  const delimiter = `\r\n--${boundary}`
  const decoder = new TextDecoder()
  // The body starts as if after a line, so that its first delimiter looks like the others.
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

/** A part without headers has an empty line first; one without that line is not a part and reads as the empty text. */
function bodyOf(part: string): string {
  const headerEnd = part.indexOf(HEADER_END)
  return headerEnd < 0 ? '' : part.slice(headerEnd + HEADER_END.length)
}
