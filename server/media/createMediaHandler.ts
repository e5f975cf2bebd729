import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { cacheFile, cacheId } from './cacheFile.ts'
import { currentScope } from '#server/requestScope.ts'
import { SHARE_PARAMETER } from '#src/shop/addresses/sharedPicture.ts'
import { createSingleFlight } from './createSingleFlight.ts'
import { filmAnswer, filmTypeOf } from './film.ts'
import { negotiateFormat } from './mediaFormat.ts'
import { MastersUnavailable, type MediaMaster, type MediaMasters } from './mediaMasters.ts'
import { PLACEHOLDER_PATH, PLACEHOLDER_SVG } from './placeholder.ts'
import { BrokenPicture, RENDER_VERSION, type renderPicture, type renderSharePicture } from './renderPicture.ts'
import { LARGEST_MEDIA_WIDTH, MEDIA_WIDTHS } from './widths.ts'
import { writeFileAtomically } from './writeFileAtomically.ts'

/** `client` is who asks, if that is known: clients take turns when pictures have to be fetched or rendered. */
export type MediaHandler = (request: Request, client?: string | null) => Promise<Response>

type MediaHandlerOptions = {
  readonly masters: MediaMasters
  /** Folder of the rendered pictures. It may be emptied at any time. */
  readonly cacheDirectory: string
  readonly render: typeof renderPicture
  readonly renderShare: typeof renderSharePicture
  /** The colour around pictures of shared links, `#rrggbb`. */
  readonly shareGround: string
  readonly createId: () => string
  readonly log: Logger
}

const CONCURRENT_RENDERINGS = 2

const MEDIA_PATH = /^\/media\/(.+\.(?:avif|gif|jpe?g|mp4|png|webm|webp))$/i

/** A folder or a name that is no path of its own: no slashes, no control characters, no beginning with `..`. */
const NAME = /^(?!\.\.)[^/\p{Cc}]+$/u

/**
 * Serves `/media/<path>?width=<one of MEDIA_WIDTHS>` as AVIF, WebP or JPEG, depending on the client, and
 * `/media/<path>?format=share` as JPEG in the size for shared links. A picture is rendered at its first request and kept on disk. A video, MP4 or WebM, is served unchanged, whole or in part. For a
 * missing or unavailable picture the status says so and the body is the shop's placeholder.
 */
export function createMediaHandler(options: MediaHandlerOptions): MediaHandler {
  const { masters, cacheDirectory, render, renderShare, shareGround, createId, log } = options
  const once = createSingleFlight<Buffer>(CONCURRENT_RENDERINGS)

  return async (request, client = null) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refusal(405, 'Pictures answer GET and HEAD only.', { allow: 'GET, HEAD' })
    }
    const url = new URL(request.url)
    if (url.pathname === PLACEHOLDER_PATH) return placeholder(200, { 'cache-control': 'public, max-age=86400' })
    const paths = mediaPathsOf(url)
    let [path] = paths
    if (path === undefined) return refusal(404, 'There is no such picture.')
    const film = filmTypeOf(path)
    const size = sizeOf(url)
    if (size === null) return refusal(400, `The width must be one of ${MEDIA_WIDTHS.join(', ')}, or the format share.`)
    try {
      let master: MediaMaster | null = null
      for (path of paths) {
        master = await masters.find(path, client)
        if (master !== null) break
      }
      if (master === null) return film === null ? placeholder(404) : refusal(404, 'There is no such film.')
      if (film !== null) return await filmAnswer(request, master, film)
      const format = size === 'share' ? 'jpeg' : negotiateFormat(request.headers.get('accept'))
      const form = size === 'share' ? `share ${shareGround}` : size
      const id = cacheId([RENDER_VERSION, path, master.version, form, format].join('\n'))
      const headers = {
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        etag: `"${id}"`,
        ...(size !== 'share' && { vary: 'Accept' }),
      }
      if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers })
      const file = cacheFile(cacheDirectory, id)
      const picture =
        (await readIfPresent(file)) ??
        (await once(
          id,
          async () => {
            const span = currentScope().span?.child('render picture', { width: size, format })
            try {
              const rendered =
                size === 'share' ? await renderShare(master.file, shareGround) : await render(master.file, size, format)
              await writeFileAtomically(file, rendered, createId)
              return rendered
            } finally {
              span?.end()
            }
          },
          client,
        ))
      return new Response(new Uint8Array(picture), {
        headers: { ...headers, 'content-length': String(picture.length) },
      })
    } catch (error) {
      if (error instanceof BrokenPicture) await masters.forget?.(path)
      else if (!(error instanceof MastersUnavailable)) throw error
      log.error({ err: error, path }, 'The original of a picture cannot be used')
      const retryAfter = { 'retry-after': '5' }
      return film === null
        ? placeholder(503, retryAfter)
        : refusal(503, 'The film cannot be fetched at the moment.', retryAfter)
    }
  }
}

/**
 * The paths that the address may mean, the likeliest first; none if it is not clearly that of a media file, as with `..`
 * and encoded slashes. A name may contain escapes itself, and its accents may be letters or marks of their own.
 */
function mediaPathsOf(url: URL): readonly string[] {
  const written = MEDIA_PATH.exec(url.pathname)?.[1]
  const path = written === undefined ? null : unescapedPath(written)
  if (written === undefined || path === null) return []
  return [...new Set([path, path.normalize('NFC'), path.normalize('NFD'), written])].filter((each) =>
    each.split('/').every((name) => NAME.test(name)),
  )
}

/** Null for escapes that are no UTF-8, or that hide a slash. */
function unescapedPath(path: string): string | null {
  try {
    const names = path.split('/').map(decodeURIComponent)
    return names.every((name) => NAME.test(name)) ? names.join('/') : null
  } catch {
    return null
  }
}

/** The width in px, or the fixed size for shared links; null for any other. */
function sizeOf(url: URL): number | 'share' | null {
  const formats = url.searchParams.getAll(SHARE_PARAMETER.name)
  if (formats.length > 0) {
    const isOnly = formats.length === 1 && formats[0] === SHARE_PARAMETER.value && !url.searchParams.has('width')
    return isOnly ? 'share' : null
  }
  const asked = url.searchParams.getAll('width')
  if (asked.length === 0) return LARGEST_MEDIA_WIDTH
  return MEDIA_WIDTHS.find((width) => asked.length === 1 && asked[0] === String(width)) ?? null
}

async function readIfPresent(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Errors are not cached, because the picture may be available a moment later. */
const placeholder = (status: 200 | 404 | 503, headers: Record<string, string> = {}): Response =>
  new Response(PLACEHOLDER_SVG, {
    status,
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store', ...headers },
  })

function refusal(status: 400 | 404 | 405 | 503, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })
}
