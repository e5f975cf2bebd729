import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { PageFacts } from '#server/http/documentHandler.ts'
import type { InlineSources } from '#server/http/securityHeaders.ts'
import { matchesEtag, weakEtag } from '#server/http/etags.ts'
import type { Kept } from './pageStore.ts'
import { sealHtml } from './sealHtml.ts'

/** A rendered page that many visitors can get. */
export type SharedPage = Kept & {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** Brotli. */
  readonly body: Uint8Array<ArrayBuffer>
  /** Null for pages that must not be cached: errors, missing pages and redirects. */
  readonly etag: string | null
  /** Hashes of the inline elements. */
  readonly inline: InlineSources
  /** A part was late, so the page is kept only for a short time. */
  readonly isIncomplete: boolean
  /** Start of its render, in milliseconds. */
  readonly renderedAt: number
}

type Rendered = {
  readonly answer: Response
  readonly html: string
  readonly nonce: string
  readonly facts: PageFacts
  readonly renderedAt: number
}

/** Compressed while the first visitor still reads; higher levels save little for much more work. */
const BROTLI_QUALITY = 5

/** The headers of the rendered answer that shared answers keep. */
const PASSED_HEADERS: ReadonlySet<string> = new Set(['content-type', 'location', 'retry-after', 'cache-control'])

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Null if the page cannot be shared: see {@link sealHtml}. */
export async function makeSharedPage({ answer, html, nonce, facts, renderedAt }: Rendered): Promise<SharedPage | null> {
  const sealed = sealHtml(html, nonce)
  if (sealed === null) return null
  const { status, headers } = answer
  const isKeepable =
    status === 200 && facts.state !== 'failed' && !headers.has('cache-control') && !headers.has('set-cookie')
  const body = await compress(sealed.html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
  return {
    status,
    headers: Object.fromEntries([...headers].filter(([name]) => PASSED_HEADERS.has(name))),
    body: new Uint8Array(body),
    etag: isKeepable ? weakEtag(sealed.html) : null,
    inline: sealed.inline,
    isIncomplete: facts.state === 'incomplete',
    tags: facts.tags,
    bytes: body.length,
    renderedAt,
  }
}

type SharedAnswerOptions = {
  readonly request: Request
  /** The policy headers of the visitor's document. */
  readonly policies: Readonly<Record<string, string>>
  /** Whether page or policies differ between visitors with different cookies. */
  readonly dependsOnCookies: boolean
  /** The Cache-Control header of a cacheable page. */
  readonly cacheControl: string
  readonly cacheStatus: string
}

/** The answer to one request: 304 if the visitor has the page, otherwise compressed as the visitor accepts it. */
export async function sharedAnswer(page: SharedPage, options: SharedAnswerOptions): Promise<Response> {
  const { request, policies, dependsOnCookies, cacheControl, cacheStatus } = options
  const { status, etag } = page
  const headers = new Headers({ ...page.headers, ...policies })
  headers.set('cache-status', cacheStatus)
  headers.set('vary', dependsOnCookies ? 'Cookie, Accept-Encoding' : 'Accept-Encoding')
  if (etag !== null) {
    headers.set('cache-control', cacheControl)
    headers.set('etag', etag)
    if (matchesEtag(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers })
  }
  if (takesBrotli(request.headers.get('accept-encoding'))) {
    headers.set('content-encoding', 'br')
    return new Response(page.body, { status, headers })
  }
  return new Response(new Uint8Array(await decompress(page.body)), { status, headers })
}

const takesBrotli = (acceptEncoding: string | null): boolean =>
  acceptEncoding?.split(',').some((one) => /^\s*br\s*(;\s*q=(1|0\.\d*[1-9]).*)?$/i.test(one)) ?? false
