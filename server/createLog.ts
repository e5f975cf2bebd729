import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '#server/config.ts'

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  readonly stack?: string
  readonly cause?: LoggedError
}

const DEEPEST_CAUSE = 5

/** The process's log: one line of JSON an event, on stderr unless told otherwise; stdout is for the ready line. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: loggedError } }
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }))
}

/**
 * Only these fields of an error are written: others (Relay's `source`, GraphQL's `source.body`) hold what shoppers typed.
 * pino's own serializer also writes on the error for a moment, which throws when it is frozen.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  }
}
