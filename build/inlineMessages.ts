import type { Plugin } from 'vite'

/** A message as Lingui compiles it: words and places for values. */
type CompiledMessage = readonly unknown[]

/** What the macro leaves of a message: its id, behind this comment. */
const DESCRIPTOR = /(\/\*\* i18n \*\/\s*\{\s*id: "([^"]+)")/g

/** A module whose messages carry their compiled texts. Throws for a message that the catalogue lacks. */
export const withMessages = (code: string, messages: Readonly<Record<string, CompiledMessage>>): string =>
  code.replace(DESCRIPTOR, (_, descriptor: string, id: string) => {
    const message = messages[id]
    if (!message) throw new Error(`inlineMessages: the catalogue has no message "${id}". Run \`npm run i18n\`.`)
    return `${descriptor}, message: ${JSON.stringify(message)}`
  })

/** The messages of a catalogue that Lingui's own plugin has compiled to a module. */
export function messagesOf(module: string): Readonly<Record<string, CompiledMessage>> {
  const literal = /JSON\.parse\(("(?:[^"\\]|\\.)*")\)/.exec(module)?.[1]
  if (literal === undefined) throw new Error('inlineMessages: a compiled catalogue is not what this plugin expects')
  return JSON.parse(JSON.parse(literal) as string) as Readonly<Record<string, CompiledMessage>>
}

/**
 * Puts the texts of the source language into the browser's code, beside what shows them, so that a page loads its own
 * and no catalogue of all pages. Other languages load theirs, which wins; the server has all.
 */
export function inlineMessages({ catalogue }: { catalogue: string }): Plugin {
  return {
    name: 'vetrina:inline-messages',
    apply: 'build',
    // After the macro, which is a `pre` too, and before what drops its comments.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\.tsx?$/, code: /\/\*\* i18n \*\// },
      async handler(code) {
        const { code: module } = await this.load({ id: catalogue })
        return { code: withMessages(code, messagesOf(module ?? '')), map: null }
      },
    },
  }
}
