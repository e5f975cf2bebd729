import type { RequestHandler } from 'express'
import { WORKER_PATH } from '#src/shop/addresses/offlineAddresses.ts'

/**
 * Serves the service worker at its own address. The text is the shop's worker, or the one that removes it; null in
 * development, which has none.
 */
export function offlineWorker(text: string | null): RequestHandler {
  return (request, response, next) => {
    if (request.path !== WORKER_PATH || text === null) return next()
    // Browsers compare it with theirs on every visit: a change must reach them at once.
    response.set('Cache-Control', 'no-cache').type('text/javascript').send(text)
  }
}
