import type { Logger } from 'pino'
import { type ConsentRecords, type ConsentTexts, RecordsAway } from '#server/records/records.ts'

type KeepConsentsOptions = {
  readonly consents: Pick<ConsentRecords, 'keepTexts' | 'deleteBefore'>
  /** The texts with which this build asks. */
  readonly texts: readonly Omit<ConsentTexts, 'shownSince'>[]
  readonly days: number
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly log: Pick<Logger, 'info' | 'error'>
}

const DAY_MS = 86_400_000

const EVERY_MS = 3_600_000

/** Keeps the texts of this build, and deletes proofs whose time is over; now and every hour. Returns its end. */
export function keepConsents(options: KeepConsentsOptions): () => Promise<void> {
  const { log } = options
  let running: Promise<void> = Promise.resolve()
  const run = () => {
    running = keepOnce(options).catch((error: unknown) => {
      // The database has reported its absence; the next hour comes.
      if (!(error instanceof RecordsAway)) log.error({ err: error }, 'The proofs of consent cannot be kept in order')
    })
  }
  run()
  const timer = setInterval(run, EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    return running
  }
}

export async function keepOnce({ consents, texts, days, now, log }: KeepConsentsOptions): Promise<void> {
  await consents.keepTexts(texts.map((one) => ({ ...one, shownSince: now() })))
  const deleted = await consents.deleteBefore(now() - days * DAY_MS)
  if (deleted > 0) log.info({ deleted }, 'Proofs of consent were deleted, because their time is over')
}
