import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

const LOOK_EVERY_MS = 100

/** Waits for a mail of a kind to a recipient in a shop's letter box, and returns its plain text. */
export async function readMail(dataDirectory: string, kind: string, recipient: string): Promise<string> {
  const directory = join(dataDirectory, 'mail')
  for (;;) {
    const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
      // The folder is created with the first mail.
      if (error.code === 'ENOENT') return []
      throw error
    })
    for (const name of names
      .filter((each) => each.includes(`-${kind}-`) && each.endsWith('.eml'))
      .toSorted()
      .reverse()) {
      const message = await readFile(join(directory, name), 'utf8')
      if (message.includes(`To: ${recipient}`)) return plainTextOf(message)
    }
    await delay(LOOK_EVERY_MS)
  }
}

/** The decoded first part of a mail, which is its plain text. */
function plainTextOf(message: string): string {
  const encoded = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(message)?.[1]
  if (encoded === undefined) throw new Error(`The mail has no plain text: ${message}`)
  const bytes = encoded
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The address of the shop's page to which a mail links. */
export function linkIn(text: string, path: string): string {
  const link = text.split(/\s+/).find((word) => URL.parse(word)?.pathname === path)
  if (link === undefined) throw new Error(`The mail does not lead to ${path}: ${text}`)
  return link
}
