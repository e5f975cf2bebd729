import type { BlockList } from 'node:net'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { PURGE_HEADER, purgeOf } from '#server/gateway/cacheTags.ts'
import { isIn } from './clientAddress.ts'

type PurgeRouteOptions = {
  /** The addresses that may: Magento's own, never that of a proxy through which shoppers come. */
  readonly allowed: BlockList
  readonly purge: (tags: readonly string[] | 'all') => void
  readonly log: Logger
}

/** Takes the `PURGE` requests that Magento sends to the page caches it was told of (`--http-cache-hosts`). */
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
