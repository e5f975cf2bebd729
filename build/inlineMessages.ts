import type { Plugin } from 'vite'
import { localeBuiltBy, localeOfEnvironment } from './localeBuilds.ts'

/** A message as Lingui compiles it: words and places for values. */
type CompiledMessage = readonly unknown[]

type Messages = Readonly<Record<string, CompiledMessage>>

/** What the macro leaves of a message: its id, behind this comment. */
const DESCRIPTOR = /(\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)")/g

/** A module whose messages carry their compiled texts. Throws for a message that the catalogue lacks. */
export const withMessages = (code: string, messages: Messages): string =>
  code.replace(DESCRIPTOR, (_, descriptor: string, id: string) => {
    const message = messages[id]
    if (!message) throw new Error(`inlineMessages: the catalogue has no message "${id}". Run \`npm run i18n\`.`)
    return `${descriptor}, message: ${JSON.stringify(message)}`
  })

/** The messages of a catalogue that Lingui's own plugin has compiled to a module. */
export async function messagesOf(module: string): Promise<Messages> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    readonly messages: Messages
  }
  return messages
}

/**
 * Puts the texts of a build's locale into the browser's code, beside what shows them, so that a page loads its own texts in
 * one language and no catalogue of all pages. The server has all.
 */
export function inlineMessages({ catalogues }: { readonly catalogues: string }): Plugin {
  const loaded = new Map<string, Promise<Messages>>()
  return {
    name: 'vetrina:inline-messages',
    apply: 'build',
    // After the macro, which is a `pre` too, and before what drops its comments.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => localeOfEnvironment(name) !== null,
    transform: {
      filter: { id: /\.tsx?$/, code: /\/\*\* i18n \*\// },
      async handler(code) {
        const id = `${catalogues}${localeBuiltBy(this.environment.name)}.po`
        const messages = loaded.get(id) ?? this.load({ id }).then(({ code: module }) => messagesOf(module ?? ''))
        loaded.set(id, messages)
        return { code: withMessages(code, await messages), map: null }
      },
    },
  }
}
