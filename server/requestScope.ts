import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '#server/tracing/span.ts'

/** The facts about the request that the host is answering, for the requests to the backend that it causes. */
export type RequestScope = {
  /** The id of the request (`X-Request-Id`). */
  readonly requestId?: string
  /** The headers that tell the backend who asks (server/http/traceHeaders.ts), for requests without them. */
  readonly origin?: Headers
  /** Monotonic milliseconds after which a document no longer waits for the backend. */
  readonly deadline?: number
  /** The part of the trace to which the work belongs; left out, no trace is recorded. */
  readonly span?: Span
}

const scopes = new AsyncLocalStorage<RequestScope>()

/** The scope of the running code; empty for work that belongs to no request. */
export const currentScope = (): RequestScope => scopes.getStore() ?? {}

/** Runs `work`, and everything that it starts, with these facts besides those of the current scope. */
export const withScope = <Result>(facts: RequestScope, work: () => Result): Result =>
  scopes.run({ ...currentScope(), ...facts }, work)

/** Runs `work` for the host itself, though a request caused it: that request's deadline does not apply. */
export const withoutScope = <Result>(work: () => Result): Result => scopes.run({}, work)
