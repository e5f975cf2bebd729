import type { Duplex } from 'node:stream'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { HostPageTexts } from '#server/documents/unavailablePage.ts'

const STYLE =
  'html{color-scheme:light dark}body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1.5rem}h1,h2{font-size:1.25rem;line-height:1.3;margin-block:1.5rem .5rem}p{margin-block:.5rem}'

/**
 * The page for browsers with too many cookies, in every language of the shop: the request could not be read, so the
 * visitor's is unknown.
 */
export async function createTooLargePage(
  locales: readonly string[],
  textsOf: (locale: string) => Promise<HostPageTexts>,
): Promise<string> {
  const sections = await Promise.all(
    [...new Set(locales)].map(async (locale, index) => {
      const { title, explanation, retry, direction } = await textsOf(locale)
      const heading = index === 0 ? 'h1' : 'h2'
      return `<section lang="${escapeHtml(locale)}" dir="${direction}"><${heading}>${escapeHtml(title)}</${heading}><p>${escapeHtml(explanation)}</p><p><a href="/">${escapeHtml(retry)}</a></p></section>`
    }),
  )
  return `<!doctype html>
<html lang="${escapeHtml(locales[0] ?? '')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>431</title><style>${STYLE}</style></head>
<body><main>${sections.join('\n')}</main></body></html>
`
}

/** The codes of Node's parser and the status that Node itself would answer with. */
const STATUSES: Readonly<Record<string, string>> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers a request that Node cannot read. If its headers are too long, almost always because of cookies, a page tells
 * the visitor what to do; all other requests get the status alone, as Node does by itself.
 */
export function answerUnreadable(
  error: Error & { readonly code?: string },
  socket: Duplex,
  tooLargePage: string,
): void {
  const { code = '' } = error
  if (!socket.writable || code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const isTooLarge = code === 'HPE_HEADER_OVERFLOW'
  const body = isTooLarge ? tooLargePage : ''
  const status = isTooLarge ? '431 Request Header Fields Too Large' : (STATUSES[code] ?? '400 Bad Request')
  const headers = [
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(isTooLarge
      ? [
          'Content-Type: text/html; charset=utf-8',
          'Cache-Control: no-store',
          "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
          'X-Content-Type-Options: nosniff',
        ]
      : []),
  ]
  socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`)
}
