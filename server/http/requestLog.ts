import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Meter } from '#server/metrics/meter.ts'

type RequestLogOptions = {
  readonly log: Logger
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createId: () => string
  readonly meter: Meter
}

/** An id that a proxy in front may have set; other values are not logged. */
const FOREIGN_ID = /^[\w-]{8,64}$/

/**
 * Assigns an id to every request (`X-Request-Id`) and logs one line when its answer is complete: method, path, status
 * and time. Query strings, headers and bodies contain tokens, search terms and addresses, so they are never logged.
 */
export function requestLog({ log, now, createId, meter }: RequestLogOptions): RequestHandler {
  return (request, response, next) => {
    const start = now()
    const given = request.get('x-request-id')
    const requestId = given !== undefined && FOREIGN_ID.test(given) ? given : createId()
    response.setHeader('X-Request-Id', requestId)
    const { path } = request
    response.once('close', () => {
      const durationMs = now() - start
      meter.answered({
        path,
        status: response.statusCode,
        seconds: durationMs / 1_000,
        cacheStatus: response.get('Cache-Status'),
      })
      const line = {
        requestId,
        method: request.method,
        path,
        status: response.statusCode,
        durationMs: Math.round(durationMs),
      }
      if (!response.writableFinished) log.info(line, 'The client went away')
      else if (response.statusCode >= 500) log.warn(line, 'Answered')
      else log.info(line, 'Answered')
    })
    next()
  }
}
