import { createTransport } from 'nodemailer'
import { type Deliver, MailRefused } from './courier.ts'
import { mailMessage, type MailSender } from './mailMessage.ts'

type SmtpOptions = MailSender & {
  /** `smtp://` or `smtps://` with the account; must not be logged. */
  readonly url: string
}

/** A mail server without a reply for this long counts as down. */
const TIMEOUT_MS = 20_000

/** Delivers to a mail server. A 5xx reply about this mail is final. */
export function smtpDelivery({ url, ...sender }: SmtpOptions): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  })
  return async (mail, signal) => {
    try {
      await transport.sendMail({ ...mailMessage(mail, sender), signal })
    } catch (error) {
      const refusal = refusalCode(error)
      if (refusal !== null) throw new MailRefused(refusal)
      throw error
    }
  }
}

/**
 * The reply code if the server refused the address or the message; null for a wrong password or an outage, which are
 * not the mail's fault.
 */
function refusalCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null
  const { code, responseCode } = error
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfThisMail && typeof responseCode === 'number' && responseCode >= 500 ? responseCode : null
}
