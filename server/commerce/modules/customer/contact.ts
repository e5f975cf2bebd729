import { inTransaction } from '../../db/inTransaction.ts'
import { oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { postMail } from '../mail/outbox.ts'
import { shopPage } from '../mail/shopPage.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import { isEmailAddress } from './rules.ts'

type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly telephone?: string | null
  readonly comment: string
}

const HOUR_MS = 3_600_000

/** Stores a shopper's message and mails it to the shop; replies go to the shopper. */
export function contactUs(_: unknown, args: { input: ContactMessage }, context: CommerceContext) {
  const { name, email, comment } = args.input
  if (!context.store.config.isContactEnabled) throw inputError('The contact form is unavailable.')
  if (!comment.trim()) throw inputError('Comment field is required.')
  if (!name.trim()) throw inputError('Name field is required.')
  if (!isEmailAddress(email)) {
    throw inputError('The email address is invalid. Verify the email address and try again.')
  }
  return inTransaction(context.db, () => {
    // The same message again: the first answer was lost.
    if (isKept(context, args.input)) return { status: true }
    keep(context, args.input)
    postToShop(context, args.input)
    return { status: true }
  })
}

const isKept = ({ db, clock }: CommerceContext, { email, comment }: ContactMessage): boolean =>
  oneRow(db, 'SELECT 1 FROM contact_message WHERE email = ? AND comment = ? AND created_at > ?', [
    email,
    comment,
    clock.now() - HOUR_MS,
  ]) !== undefined

function keep({ db, store, clock }: CommerceContext, message: ContactMessage): void {
  runSql(
    db,
    'INSERT INTO contact_message (store_id, name, email, telephone, comment, created_at) VALUES (?, ?, ?, ?, ?, ?)',
    [store.id, message.name, message.email, message.telephone ?? null, message.comment, clock.now()],
  )
}

/** A shop without its own e-mail address finds the message in the database. */
function postToShop(context: CommerceContext, { name, email, telephone, comment }: ContactMessage): void {
  const { store } = context
  const { contact } = mailTextsOf(store.locale)
  if (store.config.salesEmail === null) return
  const subject = contact.subject(name.trim().replaceAll(/\s+/g, ' '))
  postMail(context, {
    kind: 'contact-message',
    recipient: store.config.salesEmail,
    replyTo: email,
    content: {
      language: store.locale.replace('_', '-'),
      subject,
      preview: comment.trim(),
      blocks: [
        { kind: 'title', text: subject },
        ...comment.split('\n').flatMap((line) => {
          const text = line.trim()
          return text === '' ? [] : [{ kind: 'paragraph', text } as const]
        }),
        {
          kind: 'facts',
          facts: [
            { label: contact.name, lines: [name.trim()] },
            { label: contact.email, lines: [email] },
            ...(telephone?.trim() ? [{ label: contact.telephone, lines: [telephone.trim()] }] : []),
          ],
        },
      ],
      signature: [store.websiteName, shopPage(context, '')],
    },
  })
}
