import type { BlockList } from 'node:net'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { PURGE_HEADER, purgeOf } from '#server/gateway/cacheTags.ts'
import { isIn } from './clientAddress.ts'

type PurgeRouteOptions = {
  /** The addresses that may purge: Magento's own, never that of a proxy for shoppers. */
  readonly allowed: BlockList
  readonly purge: (tags: readonly string[] | 'all') => void
  readonly log: Logger
}

/** Accepts the `PURGE` requests that Magento sends to its configured page caches (`--http-cache-hosts`). */
export const purgeRoute =
  ({ allowed, purge, log }: PurgeRouteOptions): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'PURGE' || !isIn(allowed, request.socket.remoteAddress)) {
      next()
      return
    }
    const pattern = request.get(PURGE_HEADER)
    if (pattern === undefined) {
      response.type('text/plain').status(400).send(`${PURGE_HEADER} is missing.\n`)
      return
    }
    const tags = purgeOf(pattern)
    log.info({ tags }, 'Pages are forgotten')
    purge(tags)
    response.type('text/plain').send('Purged\n')
  }
