/** Spec §8: the text of an error that came without one. */
export const ERROR_MESSAGE_NOT_FOUND = 'Error message not found.'

/** Spec §8: an answer with neither data nor errors. */
export const SERVER_RESPONSE_MISSING = 'Server response was missing for query'

/** The answer's HTTP status was 300 or above and its body was no GraphQL answer (spec §8). */
export class HttpStatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`Response not successful: Received status code ${status}`)
    this.name = 'HttpStatusError'
    this.status = status
  }
}

/** The body was not JSON (spec §8 "Parse error"). `status` is that of the answer. */
export class ResponseParseError extends Error {
  readonly status: number
  constructor(status: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : ERROR_MESSAGE_NOT_FOUND, { cause })
    this.name = 'ResponseParseError'
    this.status = status
  }
}

/** No answer within the time allowed. */
export class RequestTimeoutError extends Error {
  constructor(operationName: string, timeoutMs: number) {
    super(`[vetrina:timeout] ${operationName} had no answer within ${timeoutMs} ms.`)
    this.name = 'RequestTimeoutError'
  }
}
