import { basename } from 'node:path'
import type { RequestHandler } from 'express'
import type { FindDownload } from '#server/commerce/engine/download.ts'

const REFUSALS = {
  401: 'Sign in to download what you have bought.\n',
  403: 'This download is not to be had now.\n',
  404: 'There is no such download.\n',
} as const

/** Serves the file of an address as a download; other addresses are left to the next handler. */
export const serveDownloads =
  (find: FindDownload, directory: string): RequestHandler =>
  (request, response, next) => {
    const { method, path } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const authorization = request.get('authorization') ?? null
    const found = isRead ? find({ path, authorization, isHead: method === 'HEAD' }) : null
    if (found === null) {
      next()
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
