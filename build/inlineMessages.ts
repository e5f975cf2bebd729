import type { Plugin } from 'vite'
import type { Messages } from '@lingui/core'
import { readCatalogue } from './catalogues.ts'
import { localeBuiltBy, localeOfEnvironment } from './localeBuilds.ts'
import { catalogueFolders } from './shopCatalogues.ts'

/** A message after Lingui's macro: its id, after this comment. */
const DESCRIPTOR = /(\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)")/g

/** Adds the compiled texts to a module's messages. Throws for a message that is missing in the catalogue. */
export const withMessages = (code: string, messages: Messages): string =>
  code.replace(DESCRIPTOR, (_, descriptor: string, id: string) => {
    const message = messages[id]
    if (!message) throw new Error(`inlineMessages: the catalogue has no message "${id}". Run \`npm run i18n\`.`)
    return `${descriptor}, message: ${JSON.stringify(message)}`
  })

/**
 * Inserts the texts of a build's locale into the browser's code, beside their use, so that a page loads only its own
 * texts in one language instead of a catalogue. The server has all catalogues.
 */
export function inlineMessages(options: { readonly root: string }): Plugin {
  const folders = catalogueFolders(options)
  const loaded = new Map<string, Promise<Messages>>()
  return {
    name: 'vetrina:inline-messages',
    apply: 'build',
    // After the macro, which is `pre` too, and before the transforms that remove its comments.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => localeOfEnvironment(name) !== null,
    transform: {
      filter: { id: /\.tsx?$/, code: /\/\*\* i18n \*\// },
      async handler(code) {
        const locale = localeBuiltBy(this.environment.name)
        const messages = loaded.get(locale) ?? readCatalogue(folders, locale).then(({ messages: texts }) => texts)
        loaded.set(locale, messages)
        return { code: withMessages(code, await messages), map: null }
      },
    },
  }
}
