/** Spec §8: the text of an error that came without one. */
export const ERROR_MESSAGE_NOT_FOUND = 'Error message not found.'

/** Spec §8: an answer with neither data nor errors, or no answer at all. */
export const SERVER_RESPONSE_MISSING = 'Server response was missing for query'

/** The answer's HTTP status was 300 or above and its body was no GraphQL answer (spec §8). */
export class HttpStatusError extends Error {
  readonly status: number
  /** What the answer's `Retry-After` asked for; null when it did not. */
  readonly retryAfterMs: number | null
  constructor(status: number, retryAfterMs: number | null = null) {
    super(`Response not successful: Received status code ${status}`)
    this.name = 'HttpStatusError'
    this.status = status
    this.retryAfterMs = retryAfterMs
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

/**
 * The shop could not be reached: offline, or the connection broke before the whole answer was there. Whether it acted is
 * not known. `cause` is what fetch said.
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
 * The backend's schema does not allow the operation: it is of another version or edition than the host believed. Nothing
 * is wrong with the connection, and asking again does not help until the host has asked what the backend has.
 */
export class SchemaRefusalError extends Error {
  constructor(operationName: string, reason: string) {
    super(`[vetrina:schema] The backend does not allow ${operationName}: ${reason}`)
    this.name = 'SchemaRefusalError'
  }
}

/**
 * Whether there was no answer of the backend's: offline, timed out or cut off. A body that cannot be parsed is an answer
 * cut short, or that of somebody in between. Only this is told as a fault of the connection.
 */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof NetworkUnreachableError ||
  error instanceof RequestTimeoutError ||
  error instanceof ResponseParseError

/**
 * Whether the backend, or the way to it, failed: the screen says so, and there is nothing in this code to mend. The last
 * name is Relay's own, for an answer with errors and no data.
 */
export const isBackendFailure = (error: unknown): boolean =>
  error instanceof HttpStatusError ||
  error instanceof ResponseParseError ||
  error instanceof RequestTimeoutError ||
  error instanceof NetworkUnreachableError ||
  (error instanceof Error && error.name === 'RelayNetwork')

/** A request that no server would take; it was not sent. */
export class RequestTooLargeError extends Error {
  constructor(operationName: string, limitBytes: number) {
    super(`[vetrina:network] ${operationName} is larger than ${limitBytes} bytes. Ask for less, or in parts.`)
    this.name = 'RequestTooLargeError'
  }
}

/** An answer was cut off, because it would be more than the page can take in. */
export class ResponseTooLargeError extends Error {
  constructor(operationName: string, limitBytes: number) {
    super(
      `[vetrina:network] The answer to ${operationName} is larger than ${limitBytes} bytes. Ask for less, or in parts.`,
    )
    this.name = 'ResponseTooLargeError'
  }
}

/** An answer in parts broke the rules of its format, or ended before its last part. */
export class DeferredAnswerError extends Error {
  constructor(operationName: string, problem: string) {
    super(`[vetrina:defer] The answer to ${operationName} ${problem}.`)
    this.name = 'DeferredAnswerError'
  }
}
