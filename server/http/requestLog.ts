import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

type RequestLogOptions = {
  readonly log: Logger
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createId: () => string
}

/** An id that a proxy in front may have given; anything else is not worth writing to a log. */
const FOREIGN_ID = /^[\w-]{8,64}$/

/**
 * Gives every request an id (`X-Request-Id`) and writes one line when its answer is through: method, path, status and
 * time. Query strings, headers and bodies hold tokens, search words and addresses, so they are never written.
 */
export function requestLog({ log, now, createId }: RequestLogOptions): RequestHandler {
  return (request, response, next) => {
    const start = now()
    const given = request.get('x-request-id')
    const requestId = given !== undefined && FOREIGN_ID.test(given) ? given : createId()
    response.setHeader('X-Request-Id', requestId)
    const { path } = request
    response.once('close', () => {
      const line = {
        requestId,
        method: request.method,
        path,
        status: response.statusCode,
        durationMs: Math.round(now() - start),
      }
      if (!response.writableFinished) log.info(line, 'The client went away')
      else if (response.statusCode >= 500) log.warn(line, 'Answered')
      else log.info(line, 'Answered')
    })
    next()
  }
}
