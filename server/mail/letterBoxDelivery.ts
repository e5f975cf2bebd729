import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Deliver } from './courier.ts'
import { mailMessage, type MailSender } from './mailMessage.ts'

type LetterBoxOptions = MailSender & {
  /** Created with the first mail. */
  readonly directory: string
}

/** Writes every mail as a file `<time>-<kind>-<key>.eml` into a folder, for shops without a mail server. */
export function letterBoxDelivery({ directory, ...sender }: LetterBoxOptions): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(mailMessage(mail, sender))
    const time = new Date(mail.createdAt).toISOString().slice(0, 19).replaceAll(':', '')
    const path = join(directory, `${time}-${mail.kind}-${mail.messageKey}.eml`)
    await mkdir(directory, { recursive: true })
    // Renaming makes only complete mails visible; a repeated mail replaces its file.
    await writeFile(`${path}.part`, message)
    await rename(`${path}.part`, path)
  }
}
