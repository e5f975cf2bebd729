import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { isCrossSite } from '#server/gateway/isCrossSite.ts'
import { clientOf } from '#server/http/clientAddress.ts'
import { clientSignal, readBody, toWebRequest } from '#server/http/webMessages.ts'
import type { Limiter } from '#server/limits/createLimiter.ts'
import { Statement } from './statement.ts'
import type { WithdrawalDesk } from './withdrawalDesk.ts'

type WithdrawalRouteOptions = {
  /** Null for a shop without a right of withdrawal. */
  readonly desk: Pick<WithdrawalDesk, 'file'> | null
  readonly limiter: Limiter
  readonly originAt: (hostname: string) => string
  readonly log: Logger
}

const PATH = '/api/withdrawals'
const BODY_LIMIT_BYTES = 16 * 1024

/**
 * `POST /api/withdrawals` with a statement as JSON. Answers 201 with its receipt, 400 for an invalid statement, 403 for
 * pages of other sites, 404 for shops without a right of withdrawal, 429 for too many statements of one client or e-mail.
 */
export const withdrawalRoute =
  ({ desk, limiter, originAt, log }: WithdrawalRouteOptions): RequestHandler =>
  async (request, response, next) => {
    if (request.path !== PATH) return next()
    response.set('Cache-Control', 'no-store')
    if (request.method !== 'POST') {
      response.set('Allow', 'POST').type('text/plain').status(405).send('This address answers POST only.\n')
      return
    }
    if (desk === null) {
      response.status(404).json({ message: 'This shop takes no statements of withdrawal.' })
      return
    }
    const body = await readBody(request, BODY_LIMIT_BYTES)
    const webRequest = toWebRequest(request, {
      origin: originAt(request.hostname),
      signal: clientSignal(response),
      body,
    })
    if (isCrossSite(webRequest)) {
      response.status(403).json({ message: 'Requests from pages of other sites are not accepted.' })
      return
    }
    const statement = v.safeParse(Statement, jsonOf(new TextDecoder().decode(body)))
    if (!statement.success) {
      const fields = [...new Set(statement.issues.map((issue) => v.getDotPath(issue)))].filter((it) => it !== null)
      response.status(400).json({ message: 'This is no statement of withdrawal.', fields })
      return
    }
    const wait = await limiter.count(clientOf(request.ip), [{ deed: 'withdrawal', subjects: [statement.output.email] }])
    if (wait !== null) {
      response.set('Retry-After', String(wait))
      response.status(429).json({ message: `Too many statements. Please try again in ${wait} seconds.` })
      return
    }
    const receipt = await desk.file(statement.output)
    // Without personal data, because not only the shop's staff reads logs.
    log.info({ reference: receipt.reference }, 'A statement of withdrawal has arrived')
    response.status(201).json(receipt)
  }

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
