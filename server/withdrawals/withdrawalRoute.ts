import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { jsonRoute } from '#server/http/jsonRoute.ts'
import type { Limiter, Try } from '#server/limits/createLimiter.ts'
import { Statement } from './statement.ts'
import type { WithdrawalDesk } from './withdrawalDesk.ts'

type WithdrawalRouteOptions = {
  /** Null for a shop without a right of withdrawal. */
  readonly desk: WithdrawalDesk | null
  readonly limiter: Limiter
  readonly originAt: (hostname: string) => string
  readonly log: Logger
}

export const BODY_LIMIT_BYTES = 16 * 1024

/** A statement counts for its e-mail address, on whichever way it comes. */
export const triesOf = ({ email }: Pick<Statement, 'email'>): readonly Try[] => [
  { deed: 'withdrawal', subjects: [email] },
]

/** `POST /api/withdrawals` with a statement as JSON. Answers 201 with its receipt. */
export const withdrawalRoute = ({ desk, limiter, originAt, log }: WithdrawalRouteOptions): RequestHandler =>
  jsonRoute({
    path: '/api/withdrawals',
    limitBytes: BODY_LIMIT_BYTES,
    schema: Statement,
    limiter,
    triesOf,
    originAt,
    closed: desk === null ? 'This shop takes no statements of withdrawal.' : null,
    words: {
      invalid: 'This is no statement of withdrawal.',
      tooMany: 'Too many statements.',
      away: 'The statement could not be stored. Please send it again.',
    },
    async answer(statement) {
      if (desk === null) throw new Error('A closed route takes no statements')
      const receipt = await desk.file(statement)
      // Without personal data, because not only the shop's staff reads logs.
      log.info({ reference: receipt.reference }, 'A statement of withdrawal has arrived')
      return [201, receipt]
    },
  })
