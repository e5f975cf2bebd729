import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { type MailContent, renderHtml, renderText } from './render.ts'

/** A mail that is waiting for delivery. A claimed mail is hidden from others for a while. */
export type OutgoingMail = {
  readonly id: number
  /** The kind of its content, e.g. `order-confirmation`; for logs. */
  readonly kind: string
  /** The part before the @ of its Message-ID: the same at every attempt. */
  readonly messageKey: string
  readonly senderName: string
  /** The store view's own address, if it has one. */
  readonly senderEmail: string | null
  readonly recipient: string
  /** The address for replies; null: the sender. */
  readonly replyTo: string | null
  /** BCP 47. */
  readonly language: string
  readonly subject: string
  readonly plainText: string
  readonly html: string
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** Including the current one. */
  readonly attempts: number
}

/** The engine's port to the courier that delivers its mail. Times are milliseconds since 1970. */
export type Outbox = {
  /**
   * The mail that is due first, hidden from others until `hiddenUntil`; null if there is none. After a crash of the
   * claimer another one gets it: every mail is delivered at least once.
   */
  readonly claim: (now: number, hiddenUntil: number) => OutgoingMail | null
  /** It was sent: its row is deleted. */
  readonly delivered: (id: number) => void
  /** It was not sent. With null it is given up; the row stays for the owner of the shop. */
  readonly failed: (id: number, dueAt: number | null) => void
}

/** The columns that a courier needs. */
export const OUTBOX_COLUMNS =
  'id, kind, message_key, sender_name, sender_email, recipient, reply_to, language, subject, plain_text, html, created_at, attempts'

export type OutboxRow = {
  id: number
  kind: string
  message_key: string
  sender_name: string
  sender_email: string | null
  recipient: string
  reply_to: string | null
  language: string
  subject: string
  plain_text: string
  html: string
  created_at: number
  attempts: number
}

const MESSAGE_KEY_LENGTH = 32

export function createOutbox(db: DatabaseSync): Outbox {
  return {
    claim(now, hiddenUntil) {
      const row = oneRow<OutboxRow>(
        db,
        `UPDATE mail_outbox SET attempts = attempts + 1, due_at = ?
         WHERE id = (SELECT id FROM mail_outbox WHERE due_at <= ? ORDER BY due_at, id LIMIT 1)
         RETURNING ${OUTBOX_COLUMNS}`,
        [hiddenUntil, now],
      )
      return row ? mailOf(row) : null
    },
    delivered: (id) => void runSql(db, 'DELETE FROM mail_outbox WHERE id = ?', [id]),
    failed: (id, dueAt) => void runSql(db, 'UPDATE mail_outbox SET due_at = ? WHERE id = ?', [dueAt, id]),
  }
}

export type NewMail = {
  readonly kind: string
  readonly recipient: string
  /** The address for replies, if it is not the sender. */
  readonly replyTo?: string
  readonly content: MailContent
}

/** Adds a mail of the store view to the outbox: call it inside the transaction of the change that it reports. */
export function postMail(context: CommerceContext, mail: NewMail): void {
  const { db, store, clock } = context
  writeMail(db, mail, {
    senderName: store.websiteName,
    senderEmail: store.config.salesEmail,
    messageKey: context.randomText(MESSAGE_KEY_LENGTH),
    now: clock.now(),
  })
}

export type MailOrigin = Pick<OutgoingMail, 'senderName' | 'senderEmail' | 'messageKey'> & {
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The columns of a new mail, in the order in which every outbox has them. */
export const MAIL_COLUMNS = [
  'kind',
  'message_key',
  'sender_name',
  'sender_email',
  'recipient',
  'reply_to',
  'language',
  'subject',
  'plain_text',
  'html',
  'created_at',
  'due_at',
] as const

export const mailValues = ({ kind, recipient, replyTo, content }: NewMail, origin: MailOrigin) => [
  kind,
  origin.messageKey,
  origin.senderName,
  origin.senderEmail,
  recipient,
  replyTo ?? null,
  content.language,
  content.subject,
  renderText(content),
  renderHtml(content),
  origin.now,
  origin.now,
]

const INSERT_MAIL = `INSERT INTO mail_outbox (${MAIL_COLUMNS.join(', ')}) VALUES (${MAIL_COLUMNS.map(() => '?').join(', ')})`

/** Adds a mail to the outbox of a database that has one. */
export function writeMail(db: DatabaseSync, mail: NewMail, origin: MailOrigin): void {
  runSql(db, INSERT_MAIL, mailValues(mail, origin))
}

/** A row of an outbox as a mail. */
export const mailOf = (row: OutboxRow): OutgoingMail => ({
  id: row.id,
  kind: row.kind,
  messageKey: row.message_key,
  senderName: row.sender_name,
  senderEmail: row.sender_email,
  recipient: row.recipient,
  replyTo: row.reply_to,
  language: row.language,
  subject: row.subject,
  plainText: row.plain_text,
  html: row.html,
  createdAt: row.created_at,
  attempts: row.attempts,
})
