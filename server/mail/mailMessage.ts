import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'

type Sender = {
  /** The configured sender, as in a From line; null: the store view's own. */
  readonly from: string | null
  /** Where the shop lives: the domain of senders that have none. */
  readonly publicOrigin: string
}

/** A mail of the outbox in nodemailer's words. */
export function mailMessage(mail: OutgoingMail, { from, publicOrigin }: Sender) {
  const { hostname } = new URL(publicOrigin)
  return {
    from: from ?? { name: mail.senderName, address: mail.senderEmail ?? `shop@${hostname}` },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.plainText,
    html: mail.html,
    date: new Date(mail.createdAt),
    messageId: `<${mail.messageKey}@${hostname}>`,
    // Out-of-office machines leave such mail unanswered.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
