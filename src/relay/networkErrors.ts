/** Spec §8: the text of an error that has none. */
export const ERROR_MESSAGE_NOT_FOUND = 'Error message not found.'

/** Spec §8: an answer with neither data nor errors, or no answer at all. */
export const SERVER_RESPONSE_MISSING = 'Server response was missing for query'

/** The answer's HTTP status was 300 or above and its body was no GraphQL answer (spec §8). */
export class HttpStatusError extends Error {
  readonly status: number
  /** The value of the answer's `Retry-After`; null without the header. */
  readonly retryAfterMs: number | null
  constructor(status: number, retryAfterMs: number | null = null) {
    super(`Response not successful: Received status code ${status}`)
    this.name = 'HttpStatusError'
    this.status = status
    this.retryAfterMs = retryAfterMs
  }
}

/** The body was not JSON (spec §8 "Parse error"). `status` is the answer's status. */
export class ResponseParseError extends Error {
  readonly status: number
  constructor(status: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : ERROR_MESSAGE_NOT_FOUND, { cause })
    this.name = 'ResponseParseError'
    this.status = status
  }
}

/** No answer within the time limit. */
export class RequestTimeoutError extends Error {
  constructor(operationName: string, timeoutMs: number) {
    super(`[vetrina:timeout] ${operationName} had no answer within ${timeoutMs} ms.`)
    this.name = 'RequestTimeoutError'
  }
}

/**
 * The shop could not be reached: offline, or the connection broke before the whole answer arrived. Whether the
 * operation was executed is unknown. `cause` is fetch's error.
 */
export class NetworkUnreachableError extends Error {
  constructor(operationName: string, cause: unknown) {
    super(`[vetrina:network] ${operationName} could not reach the shop, or lost it before the answer was complete.`, {
      cause,
    })
    this.name = 'NetworkUnreachableError'
  }
}

/**
 * The backend's schema does not allow the operation: its version or edition is not the expected one. The connection
 * works, and a retry does not help until the host has read the backend's capabilities again.
 */
export class SchemaRefusalError extends Error {
  constructor(operationName: string, reason: string) {
    super(`[vetrina:schema] The backend does not allow ${operationName}: ${reason}`)
    this.name = 'SchemaRefusalError'
  }
}

/**
 * Whether the backend did not answer: offline, timed out or interrupted. A body that cannot be parsed is a truncated
 * answer, or that of a proxy. Only these are shown as connection failures.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkUnreachableError ||
  error instanceof RequestTimeoutError ||
  error instanceof ResponseParseError

/**
 * Whether the backend, or the connection to it, failed: the screen shows that, and this code has no bug to fix. The
 * last name is Relay's own, for an answer with errors and without data.
 */
export const isBackendFailure = (error: unknown): boolean =>
  error instanceof HttpStatusError ||
  error instanceof ResponseParseError ||
  error instanceof RequestTimeoutError ||
  error instanceof NetworkUnreachableError ||
  (error instanceof Error && error.name === 'RelayNetwork')

/** A request that no server would accept; it was not sent. */
export class RequestTooLargeError extends Error {
  constructor(operationName: string, limitBytes: number) {
    super(`[vetrina:network] ${operationName} is larger than ${limitBytes} bytes. Ask for less, or in parts.`)
    this.name = 'RequestTooLargeError'
  }
}

/** An answer was aborted, because it is larger than the page can process. */
export class ResponseTooLargeError extends Error {
  constructor(operationName: string, limitBytes: number) {
    super(
      `[vetrina:network] The answer to ${operationName} is larger than ${limitBytes} bytes. Ask for less, or in parts.`,
    )
    this.name = 'ResponseTooLargeError'
  }
}

/** An answer in parts violated its format, or ended before its last part. */
export class DeferredAnswerError extends Error {
  constructor(operationName: string, problem: string) {
    super(`[vetrina:defer] The answer to ${operationName} ${problem}.`)
    this.name = 'DeferredAnswerError'
  }
}
