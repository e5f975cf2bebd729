import type { Plugin } from 'vite'
import { localeBuiltBy, localeOfEnvironment } from './localeBuilds.ts'

/** A message as Lingui compiles it: texts and placeholders. */
type CompiledMessage = readonly unknown[]

type Messages = Readonly<Record<string, CompiledMessage>>

/** A message after Lingui's macro: its id, after this comment. */
const DESCRIPTOR = /(\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)")/g

/** Adds the compiled texts to a module's messages. Throws for a message that is missing in the catalogue. */
export const withMessages = (code: string, messages: Messages): string =>
  code.replace(DESCRIPTOR, (_, descriptor: string, id: string) => {
    const message = messages[id]
    if (!message) throw new Error(`inlineMessages: the catalogue has no message "${id}". Run \`npm run i18n\`.`)
    return `${descriptor}, message: ${JSON.stringify(message)}`
  })

/** The messages of a catalogue module that Lingui's own plugin has compiled. */
export async function messagesOf(module: string): Promise<Messages> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(module)}`)) as {
    readonly messages: Messages
  }
  return messages
}

/**
 * Inserts the texts of a build's locale into the browser's code, beside their use, so that a page loads only its own
 * texts in one language instead of a catalogue. The server has all catalogues.
 */
export function inlineMessages({ catalogues }: { readonly catalogues: string }): Plugin {
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
        const id = `${catalogues}${localeBuiltBy(this.environment.name)}.po`
        const messages = loaded.get(id) ?? this.load({ id }).then(({ code: module }) => messagesOf(module ?? ''))
        loaded.set(id, messages)
        return { code: withMessages(code, await messages), map: null }
      },
    },
  }
}
