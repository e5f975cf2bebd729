import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { graphqlFailure } from '#server/gateway/graphqlFailure.ts'
import { readQuestion, rebuilt } from '#server/gateway/question.ts'
import type { Limiter, Try } from './createLimiter.ts'
import { createTriesIn, readLimitedFields } from './limitedFields.ts'

type LimitedGatewayOptions = {
  readonly gateway: CommerceGateway
  readonly limiter: Limiter
  readonly schemaText: string
}

/** The code of the error by which the storefront knows a refusal of the limiter. */
const TOO_MANY_TRIES = 'TOO_MANY_TRIES'

/**
 * Counts the limited root fields of each request before `gateway` sees it. After too many, the answer has status 429,
 * `Retry-After`, and an error with the code `TOO_MANY_TRIES` and the seconds to wait; nothing of the request is executed.
 */
export function createLimitedGateway({ gateway, limiter, schemaText }: LimitedGatewayOptions): CommerceGateway {
  const triesIn = createTriesIn(readLimitedFields(schemaText))
  return {
    async handle(request) {
      const question = await readQuestion(request)
      const asked = rebuilt(request, question.body, null)
      const tries: readonly Try[] =
        question.body !== null && question.body !== '' && question.text === ''
          ? [{ deed: 'unreadable', subjects: [] }]
          : triesIn(question.text, question.variables)
      const wait = tries.length === 0 ? null : await limiter.count(request.headers.get(CLIENT_ADDRESS_HEADER), tries)
      if (wait === null) return gateway.handle(asked)
      return graphqlFailure({
        status: 429,
        message: `Too many tries. Please try again in ${wait} seconds.`,
        code: TOO_MANY_TRIES,
        retryAfterSeconds: wait,
        details: { retryAfterSeconds: wait },
      })
    },
  }
}
