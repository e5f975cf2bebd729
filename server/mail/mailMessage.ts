import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'

type Sender = {
  /** The configured sender, as in a From line; null for the store view's own. */
  readonly from: string | null
  /** The shop's origin: the domain for senders without one. */
  readonly publicOrigin: string
}

/** Converts a mail of the outbox for nodemailer. */
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
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
