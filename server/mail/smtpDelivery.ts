import { createTransport } from 'nodemailer'
import { type Deliver, MailRefused } from './courier.ts'
import { mailMessage } from './mailMessage.ts'

type SmtpOptions = {
  /** `smtp://` or `smtps://`, with the account in it; never to be logged. */
  readonly url: string
  readonly from: string
  readonly publicOrigin: string
}

/** A mail server that says nothing for so long is down. */
const TIMEOUT_MS = 20_000

/** Delivers to a mail server. What it refuses with a 5xx for this very mail is refused for good. */
export function smtpDelivery({ url, from, publicOrigin }: SmtpOptions): Deliver {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  })
  return async (mail, signal) => {
    try {
      await transport.sendMail({ ...mailMessage(mail, { from, publicOrigin }), signal })
    } catch (error) {
      const refusal = refusalCode(error)
      if (refusal !== null) throw new MailRefused(refusal)
      throw error
    }
  }
}

/** A wrong password or an outage is the shop's own trouble; an address or a message that is not taken is the mail's. */
function refusalCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return null
  const { code, responseCode } = error
  const isOfThisMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isOfThisMail && typeof responseCode === 'number' && responseCode >= 500 ? responseCode : null
}
