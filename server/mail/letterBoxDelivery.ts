import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Deliver } from './courier.ts'
import { mailMessage } from './mailMessage.ts'

type LetterBoxOptions = {
  /** Created with the first mail. */
  readonly directory: string
  readonly from: string | null
  readonly publicOrigin: string
}

/** Writes every mail as a file `<time>-<kind>-<key>.eml` into a folder, for shops without a mail server. */
export function letterBoxDelivery({ directory, from, publicOrigin }: LetterBoxOptions): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (mail) => {
    const { message } = await transport.sendMail(mailMessage(mail, { from, publicOrigin }))
    const time = new Date(mail.createdAt).toISOString().slice(0, 19).replaceAll(':', '')
    const path = join(directory, `${time}-${mail.kind}-${mail.messageKey}.eml`)
    await mkdir(directory, { recursive: true })
    // Renaming makes only complete mails visible; a repeated mail replaces its file.
    await writeFile(`${path}.part`, message)
    await rename(`${path}.part`, path)
  }
}
