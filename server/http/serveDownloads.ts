import { basename } from 'node:path'
import type { RequestHandler } from 'express'

/** Serves the file that an address leads to, to be saved; any other address is the next handler's. */
export const serveDownloads =
  (fileOfPath: (path: string) => string | null, directory: string): RequestHandler =>
  (request, response, next) => {
    const file = request.method === 'GET' || request.method === 'HEAD' ? fileOfPath(request.path) : null
    if (file === null) {
      next()
      return
    }
    response.download(file, basename(file), { root: directory })
  }
