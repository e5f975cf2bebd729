import type { MailOrigin, NewMail } from '#server/commerce/modules/mail/outbox.ts'
import type { MailQueue } from '#server/engine/engine.ts'
import type { Receipt, Statement } from '#server/withdrawals/statement.ts'

/**
 * The host's records for the merchant, because Magento's API has no place for them: in SQLite files of this host, or in
 * a PostgreSQL that all hosts of the shop share. Everything rejects with a {@link RecordsAway} while they cannot be
 * reached.
 */
export type Records = {
  readonly statements: StatementRecords
  readonly consents: ConsentRecords
  /** The mails about statements. With a shared database each of them is claimed by one host. */
  readonly outbox: MailQueue
  readonly isReady: () => boolean
  readonly close: () => Promise<void>
}

export type StatementRecords = {
  /** Keeps a statement and its mails together; a statement that is known keeps its first receipt. */
  readonly file: (statement: Statement, filing: Filing) => Promise<Receipt>
  /** In the order of their arrival, after the one with this place; 0 begins. */
  readonly after: (place: number, count: number) => Promise<readonly StatementRecord[]>
}

export type Filing = {
  /** Milliseconds since 1970. */
  readonly receivedAt: number
  /** Called again if the reference is taken. */
  readonly createReference: () => string
  readonly mailsOf: (receipt: Receipt) => readonly { readonly mail: NewMail; readonly origin: MailOrigin }[]
}

/** A statement as it was filed. */
export type StatementRecord = Receipt & Pick<Statement, 'language'> & { readonly place: number }

export type ConsentRecords = {
  /** Keeps a choice about cookies; the same choice sent again is kept once. */
  readonly keep: (choice: Choice) => Promise<void>
  /** Keeps the texts that a choice can name by their version. */
  readonly keepTexts: (texts: readonly ConsentTexts[]) => Promise<void>
  /** In the order of their arrival, after the one with this place; 0 begins. */
  readonly after: (place: number, count: number) => Promise<readonly ConsentRecord[]>
  readonly texts: () => Promise<readonly ConsentTexts[]>
  /** Deletes the choices that arrived before this moment, and returns their number. */
  readonly deleteBefore: (moment: number) => Promise<number>
}

/** A choice about cookies. Times are milliseconds since 1970. */
export type Choice = {
  /** The random text that this browser keeps beside its choice; the same for its later choices. */
  readonly browser: string
  /** As the browser's clock said. */
  readonly chosenAt: number
  readonly receivedAt: number
  /** The granted purposes; empty after a refusal. */
  readonly granted: readonly string[]
  /** The version of the texts that were shown. */
  readonly textVersion: string
  /** The vendors that the texts named, as they named them. */
  readonly vendors: readonly string[]
  /** The locale of the page, a BCP 47 tag. */
  readonly language: string
  /** The code of its store view. */
  readonly store: string
}

export type ConsentRecord = Choice & { readonly place: number }

/** The texts with which a build asks for consent in one language. */
export type ConsentTexts = {
  readonly version: string
  readonly language: string
  /** When a host of the shop showed it first, milliseconds since 1970. */
  readonly shownSince: number
  readonly text: string
}

/** The records cannot be reached. `code` is the database's own; its message could contain personal data. */
export class RecordsAway extends Error {
  override readonly name = 'RecordsAway'
  readonly code: string

  constructor(code: string) {
    super(`The database of the host's records does not do its work (${code})`)
    this.code = code
  }
}
