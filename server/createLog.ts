import { pino, type DestinationStream, type Logger } from 'pino'
import type { LogLevel } from '#server/config.ts'

type LoggedError = {
  readonly type: string
  readonly message: string
  readonly code?: unknown
  /** For a GraphQL error: its path in the answer. */
  readonly path?: string
  readonly stack?: string
  readonly cause?: LoggedError
}

const DEEPEST_CAUSE = 5

/** The process's log: one line of JSON per event, on stderr by default; stdout is for the ready line. */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: loggedError } }
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }))
}

/**
 * Only these fields of an error are logged: others (Relay's `source`, GraphQL's `source.body`) contain input of
 * shoppers. pino's own serializer also modifies the error temporarily, which throws if it is frozen.
 */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return loggedValue(error)
  return {
    type: error.name,
    message: error.message,
    ...('code' in error && { code: error.code }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth < DEEPEST_CAUSE && { cause: loggedError(error.cause, depth + 1) }),
  }
}

/** A thrown value, or an error in a backend's answer, that is not an Error. */
function loggedValue(value: unknown): LoggedError {
  if (typeof value !== 'object' || value === null) return { type: typeof value, message: String(value) }
  if (!('message' in value) || typeof value.message !== 'string') return { type: 'object', message: 'no message' }
  const path = 'path' in value && Array.isArray(value.path) ? value.path.join('.') : null
  return { type: 'GraphQLError', message: value.message, ...(path !== null && { path }) }
}
