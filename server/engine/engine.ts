import type { Download, DownloadRequest } from '#server/commerce/engine/download.ts'
import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'

/** A value, or the promise of one. */
type Awaitable<Value> = Value | Promise<Value>

/** Nothing was done, because too much waits for the engine. */
export const BUSY = { kind: 'busy' } as const

/** The outbox of an engine, which may run in another thread. */
export type MailQueue = {
  readonly claim: (now: number, hiddenUntil: number) => Awaitable<OutgoingMail | null>
  readonly delivered: (id: number) => Awaitable<void>
  readonly failed: (id: number, dueAt: number | null) => Awaitable<void>
}

/**
 * The embedded engine as the host uses it. `createCommerceEngine` runs it in the calling thread, as tests do;
 * `startEngine` runs it in a thread of its own, as the shop does.
 */
export type Engine = {
  /** Answers one GraphQL-over-HTTP request. Rejects only if the request's own signal was aborted. */
  readonly handle: (request: Request) => Promise<Response>
  readonly outbox: MailQueue
  readonly findDownload: (request: DownloadRequest) => Awaitable<Download | typeof BUSY | null>
  readonly close: () => Awaitable<void>
}
