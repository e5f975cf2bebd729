import { basename } from 'node:path'
import type { RequestHandler } from 'express'
import { DOWNLOADS_PATH } from '#server/commerce/engine/download.ts'
import type { Config } from '#server/config.ts'
import type { Engine } from '#server/engine/engine.ts'
import { withToken } from '#server/tokens/tokenCookies.ts'

const REFUSALS = {
  401: 'Sign in to download what you have bought.\n',
  403: 'This download is not to be had now.\n',
  404: 'There is no such download.\n',
} as const

type DownloadOptions = Pick<Config, 'tokenStorage'> & {
  readonly find: Engine['findDownload']
  readonly directory: string
}

/** Serves the file of an address as a download; other addresses are left to the next handler. */
export const serveDownloads =
  ({ find, directory, tokenStorage }: DownloadOptions): RequestHandler =>
  async (request, response, next) => {
    const { method, path } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const given = request.get('authorization') ?? null
    const authorization = tokenStorage === 'cookie' ? withToken(given, request.get('cookie')) : given
    // Only for its own addresses: pages and files must not wait for the engine.
    const isDownload = isRead && path.startsWith(DOWNLOADS_PATH)
    const found = isDownload ? await find({ path, authorization, isHead: method === 'HEAD' }) : null
    if (found === null) {
      next()
      return
    }
    if (found.kind === 'busy') {
      response.set('Cache-Control', 'no-store').set('Retry-After', '5').type('text/plain').status(503)
      response.send('The shop has too much to do at the moment. Try again in a moment.\n')
      return
    }
    if (found.kind === 'refused') {
      const { status } = found
      response.set('Cache-Control', 'no-store').type('text/plain').status(status).send(REFUSALS[status])
      return
    }
    const { file, isPrivate } = found
    const headers = isPrivate ? { headers: { 'Cache-Control': 'no-store' }, cacheControl: false } : {}
    response.download(file, basename(file), { root: directory, ...headers })
  }
