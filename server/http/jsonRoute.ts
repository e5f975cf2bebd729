import type { RequestHandler } from 'express'
import * as v from 'valibot'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import type { Limiter, Try } from '#server/limits/createLimiter.ts'
import { RecordsAway } from '#server/records/records.ts'
import { clientOf } from './clientAddress.ts'
import { clientSignal, readBody, toWebRequest } from './webMessages.ts'

type JsonRouteOptions<Schema extends v.GenericSchema> = {
  readonly path: string
  readonly limitBytes: number
  readonly schema: Schema
  readonly limiter: Limiter
  readonly triesOf: (input: v.InferOutput<Schema>) => readonly Try[]
  readonly originAt: (hostname: string) => string
  /** What to tell clients that this shop has no such address; left out, it has one. */
  readonly closed?: string | null
  readonly words: {
    readonly invalid: string
    readonly tooMany: string
    /** The records of the host are away; left out by a route that keeps none. */
    readonly away?: string
  }
  /** The status and the body of the answer; null for none. */
  readonly answer: (input: v.InferOutput<Schema>) => Promise<readonly [status: number, body: object | null]>
}

const RETRY_AFTER_SECONDS = 10

/**
 * Takes JSON from the shop's own pages. Besides the answer of the route: 400 with the wrong
 * fields, 403 for pages of other sites, 404 for an address that the shop does not have, 405, 413, 429 for too many
 * tries, 503 while the records are away.
 */
export const jsonRoute =
  <Schema extends v.GenericSchema>(options: JsonRouteOptions<Schema>): RequestHandler =>
  async (request, response, next) => {
    if (request.path !== options.path) return next()
    const { words } = options
    const tell = (status: number, message: string, more: object = {}) =>
      void response.status(status).json({ message, ...more })
    response.set('Cache-Control', 'no-store')
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').type('text/plain').status(405).send('This address answers POST only.\n')
      return
    }
    if (typeof options.closed === 'string') return tell(404, options.closed)
    const body = await readBody(request, options.limitBytes)
    const webRequest = toWebRequest(request, {
      origin: options.originAt(request.hostname),
      signal: clientSignal(response),
      body,
    })
    if (isCrossSite(webRequest)) return tell(403, 'Requests from pages of other sites are not accepted.')
    const input = v.safeParse(options.schema, jsonOf(new TextDecoder().decode(body)))
    if (!input.success) {
      const fields = [...new Set(input.issues.map((issue) => v.getDotPath(issue)))].filter((it) => it !== null)
      return tell(400, words.invalid, { fields })
    }
    const wait = await options.limiter.count(clientOf(request.ip), options.triesOf(input.output))
    if (wait !== null) {
      response.set('Retry-After', String(wait))
      return tell(429, `${words.tooMany} Please try again in ${wait} seconds.`)
    }
    try {
      const [status, answer] = await options.answer(input.output)
      response.status(status)
      if (answer === null) response.end()
      else response.json(answer)
    } catch (error) {
      if (!(error instanceof RecordsAway) || words.away === undefined) throw error
      response.set('Retry-After', String(RETRY_AFTER_SECONDS))
      tell(503, words.away)
    }
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
