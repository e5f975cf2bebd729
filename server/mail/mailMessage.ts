import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import { BRAND_PLACE, IMPRINT_PLACE } from '#server/commerce/modules/mail/render.ts'
import { escapeHtml } from '#server/escapeHtml.ts'
import type { Imprint } from '#src/shop/defineShop.ts'
import { imprintHtml, imprintLines } from './mailImprint.ts'
import type { MailLogo } from './mailLogo.ts'

export type MailSender = {
  /** The configured sender, as in a From line; null for the store view's own. */
  readonly from: string | null
  /** The shop's origin: the domain for senders without one. */
  readonly publicOrigin: string
  /** Null for a shop without a logo: its name is shown. */
  readonly logo: MailLogo | null
  /** Null for a shop that does not name its merchant. */
  readonly imprint: Imprint | null
}

/** Converts a mail of the outbox for nodemailer. */
export function mailMessage(mail: OutgoingMail, { from, publicOrigin, logo, imprint }: MailSender) {
  const lines = imprint && imprintLines(imprint, mail.language)
  const { hostname } = new URL(publicOrigin)
  return {
    from: from ?? { name: mail.senderName, address: mail.senderEmail ?? `shop@${hostname}` },
    to: { name: '', address: mail.recipient },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: lines ? `${mail.plainText}\n${lines.join('\n')}\n` : mail.plainText,
    html: mail.html
      .replace(BRAND_PLACE, () => brandHtml(mail.senderName, logo))
      .replace(IMPRINT_PLACE, () => (lines ? imprintHtml(lines) : '')),
    ...(logo && {
      attachments: [{ filename: 'logo.png', content: logo.png, cid: LOGO_ID, contentDisposition: 'inline' as const }],
    }),
    date: new Date(mail.createdAt),
    messageId: `<${mail.messageKey}@${hostname}>`,
    // Prevents automatic replies.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The picture is part of the mail, because many programs load none from the web. */
const LOGO_ID = 'logo'

const brandHtml = (name: string, logo: MailLogo | null): string =>
  logo
    ? `<p style="margin:0 0 24px"><img src="cid:${LOGO_ID}" alt="${escapeHtml(name)}" width="${logo.width}" height="${logo.height}" style="border:0;max-width:100%;height:auto"></p>`
    : `<p style="margin:0 0 24px;font-size:20px;font-weight:bold">${escapeHtml(name)}</p>`
