import type { Readable } from 'node:stream'
import type { RequestHandler } from 'express'
import sirv from 'sirv'

/** Names in this folder of the build contain a hash of their content, so they never change. */
const HASHED_FOLDER = '/assets/'

const SOURCE_MAP = /\.map(?:\.(?:br|gz))?$/i

/**
 * Serves the built files with their precompressed variants. The list of files is read once. Pages are not files: every
 * .html address belongs to the shop. Source maps are not served: they contain the sources of the shop's extensions.
 * `sharedDirectory` has the hashed files of other builds, which may arrive and leave at any time.
 */
export function staticAssets(directory: string, sharedDirectory: string | null = null): RequestHandler {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, pathname) => {
      // The type of icon files is missing in the list of sirv.
      if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon')
      response.setHeader(
        'Cache-Control',
        pathname.startsWith(HASHED_FOLDER) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
  const serveShared =
    sharedDirectory === null
      ? null
      : sirv(sharedDirectory, {
          dev: true,
          brotli: true,
          gzip: true,
          etag: true,
          extensions: [],
          setHeaders: (response) => response.setHeader('Cache-Control', 'public, max-age=31536000, immutable'),
        })

  const serveOfOtherBuild: RequestHandler = (request, response) => {
    const missing = () => void response.sendStatus(404)
    if (serveShared === null) return missing()
    request.url = request.url.slice(HASHED_FOLDER.length - 1)
    serveShared(request, response, missing)
  }

  return (request, response, next) => {
    // A new build may have removed a file since: then only the answer fails, not the process.
    response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()))
    // sirv answers some ranges wrongly and fails for others. The files are small, so all are sent whole (RFC 9110 §14.2).
    delete request.headers.range
    const readable = request.method === 'GET' || request.method === 'HEAD'
    if (!readable || request.path === '/' || request.path.endsWith('.html')) next()
    else if (SOURCE_MAP.test(request.path)) response.sendStatus(404)
    // A missing hashed file is requested by a page of an older build: it must not get the shop's 404 page as a script.
    else if (request.path.startsWith(HASHED_FOLDER))
      serve(request, response, () => void serveOfOtherBuild(request, response, next))
    else serve(request, response, next)
  }
}
