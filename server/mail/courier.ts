import type { Logger } from 'pino'
import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import type { MailQueue } from '#server/engine/engine.ts'

/**
 * Delivers one mail. Rejects with a {@link MailRefused} if a retry is useless, and with another error otherwise.
 * `signal` ends a hanging delivery.
 */
export type Deliver = (mail: OutgoingMail, signal: AbortSignal) => Promise<void>

/** The mail can never be delivered. `code` is the mail server's reply, e.g. 550. */
export class MailRefused extends Error {
  readonly code: number

  constructor(code: number) {
    super(`The mail server refuses this mail for good (${code})`)
    this.code = code
  }
}

export type CourierOptions = {
  readonly outbox: MailQueue
  readonly deliver: Deliver
  readonly log: Logger
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Resolves after some milliseconds, or at once when the signal is aborted. */
  readonly pause: (ms: number, signal: AbortSignal) => Promise<void>
  /** How long a delivery may take. */
  readonly deliveryMs?: number
}

export type Courier = {
  /**
   * Accepts no further mail; a running delivery gets `graceMs` to finish, otherwise it is retried at the next start.
   */
  readonly stop: (graceMs: number) => Promise<void>
}

const LOOK_EVERY_MS = 1_000
/** After it another host takes over the mail of a dead courier. */
const CLAIM_MS = 120_000
/** Ends before the claim, so that no other courier sends the mail meanwhile. */
const DELIVERY_MS = 90_000
const FIRST_RETRY_MS = 30_000
const LONGEST_RETRY_MS = 3_600_000
/** The usual limit of mail servers for undeliverable mail. */
const GIVE_UP_AFTER_MS = 5 * 24 * 3_600_000

/** Delivers the mails of the outbox one after the other until it is stopped. */
export function startCourier({ outbox, deliver, log, now, pause, deliveryMs = DELIVERY_MS }: CourierOptions): Courier {
  const stopping = new AbortController()
  const leaving = new AbortController()

  async function take(mail: OutgoingMail): Promise<void> {
    // Without address, subject and the mail server's message, because they contain personal data.
    const entry = { mailId: mail.id, kind: mail.kind, attempts: mail.attempts }
    try {
      await deliver(mail, AbortSignal.any([leaving.signal, AbortSignal.timeout(deliveryMs)]))
      await outbox.delivered(mail.id)
      log.info(entry, 'A mail has left')
    } catch (error) {
      const dueAt = leaving.signal.aborted ? now() : nextAttempt(mail, error, now())
      await outbox.failed(mail.id, dueAt)
      if (leaving.signal.aborted) return
      const failure = { ...entry, ...reasonOf(error) }
      if (dueAt === null) log.error(failure, 'A mail cannot be delivered and is given up')
      else log.warn({ ...failure, retryInMs: dueAt - now() }, 'A mail did not leave; it will be tried again')
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        const mail = await outbox.claim(now(), now() + CLAIM_MS)
        if (mail) await take(mail)
        else await pause(LOOK_EVERY_MS, stopping.signal)
      } catch (error) {
        log.error({ err: error }, 'The outbox cannot be read')
        await pause(FIRST_RETRY_MS, stopping.signal)
      }
    }
  }

  const ended = run()
  return {
    stop: async (graceMs) => {
      stopping.abort()
      const cut = setTimeout(() => leaving.abort(), graceMs)
      await ended
      clearTimeout(cut)
    },
  }
}

function nextAttempt({ attempts, createdAt }: OutgoingMail, error: unknown, now: number): number | null {
  if (error instanceof MailRefused || now - createdAt > GIVE_UP_AFTER_MS) return null
  return now + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS)
}

/** The error by its code only. */
function reasonOf(error: unknown): { readonly code: unknown } {
  return { code: error instanceof Error && 'code' in error ? error.code : 'unknown' }
}
