import type { Logger } from 'pino'
import type { CommerceGateway } from '../commerceGateway.ts'
import { graphqlFailure } from '../graphqlFailure.ts'
import { idOfText } from '../sentText.ts'

type AllowListOptions = {
  readonly gateway: CommerceGateway
  /** Whether an operation with this SHA-256 is one of the storefront. */
  readonly isKnown: (id: string) => boolean
  readonly log: Pick<Logger, 'warn'>
}

/** Every refused text is a line of the log, so a stranger must not be able to write many. */
const MOST_LOGGED = 20

/** The longest name of an operation in the log. */
const MOST_CHARACTERS = 80

/**
 * Executes operations of the storefront only: by POST those whose text is known, by GET those that are sent by id. Any
 * other document is answered with 403 and the code `OPERATION_NOT_ALLOWED`.
 */
export function createAllowList({ gateway, isKnown, log }: AllowListOptions): CommerceGateway {
  const logged = new Set<string>()
  const refuse = (reason: string) => {
    if (!logged.has(reason) && logged.size < MOST_LOGGED) {
      logged.add(reason)
      log.warn({ operation: reason }, 'An operation that is not the storefront’s was refused (COMMERCE_OPERATIONS=own)')
    }
    return graphqlFailure({
      status: 403,
      message: 'Only operations of the storefront are executed here.',
      code: 'OPERATION_NOT_ALLOWED',
    })
  }
  return {
    async handle(request) {
      if (request.method === 'GET') {
        return new URL(request.url).searchParams.has('query') ? refuse('by GET') : gateway.handle(request)
      }
      const text = textIn(await request.clone().text())
      if (text !== null && isKnown(idOfText(text))) return gateway.handle(request)
      return refuse(
        /^\s*(?:query|mutation)\s+(\w+)/.exec(text ?? '')?.[1]?.slice(0, MOST_CHARACTERS) ?? 'without a name',
      )
    },
  }
}

/** The document of a request; null for a body without one, e.g. a batch. */
function textIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body)
    if (typeof parsed !== 'object' || parsed === null || !('query' in parsed)) return null
    return typeof parsed.query === 'string' ? parsed.query : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
