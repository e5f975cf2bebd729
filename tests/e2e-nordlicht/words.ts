import { readFileSync } from 'node:fs'

const catalogue = readFileSync(new URL('../../locales/de.po', import.meta.url), 'utf8')

/** The German text of a message of the storefront. */
export function german(message: string): string {
  const quoted = JSON.stringify(message)
  const [, text] = catalogue.split(`\nmsgid ${quoted}\nmsgstr `)
  if (text === undefined) throw new Error(`There is no message ${quoted}.`)
  return JSON.parse(text.slice(0, text.indexOf('\n'))) as string
}
