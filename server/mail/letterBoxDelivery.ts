import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Deliver } from './courier.ts'
import { mailMessage } from './mailMessage.ts'

type LetterBoxOptions = {
  /** Made when the first mail comes. */
  readonly directory: string
  readonly from: string | null
  readonly publicOrigin: string
}

/** Puts every mail as a file `<time>-<kind>-<key>.eml` into a folder, for shops without a mail server. */
export function letterBoxDelivery({ directory, from, publicOrigin }: LetterBoxOptions): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(mailMessage(mail, { from, publicOrigin }))
    const time = new Date(mail.createdAt).toISOString().slice(0, 19).replaceAll(':', '')
    const path = join(directory, `${time}-${mail.kind}-${mail.messageKey}.eml`)
    await mkdir(directory, { recursive: true })
    // Whoever looks into the folder sees whole mails only; the same mail again takes its own place.
    await writeFile(`${path}.part`, message)
    await rename(`${path}.part`, path)
  }
}
