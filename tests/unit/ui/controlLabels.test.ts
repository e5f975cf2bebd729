import { expect, test } from 'vitest'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { readCatalogue } from '../../../build/catalogues.ts'

/** Labels of controls with the name of their product, and the words that are visible on them. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  'Scegli le opzioni: {name}': ['Scegli le opzioni', 'Scegli'],
  'Aggiungi al carrello: {name}': ['Aggiungi al carrello', 'Aggiungi'],
  'Sposta nel carrello: {name}': ['Sposta nel carrello'],
  'Rimuovi {name}': ['Rimuovi'],
}

const core = new URL('../../../locales', import.meta.url).pathname

// WCAG 2.5.3: speech input finds a control by its visible words.
test.each(['it', 'de', 'en', 'es', 'fr'])('labels contain the visible words in %s', async (locale) => {
  const { messages } = await readCatalogue({ core, shop: `${core}/none`, extensions: core }, locale)
  const textOf = (message: string) => JSON.stringify(messages[generateMessageId(message, '')] ?? '').toLowerCase()
  for (const [label, visible] of Object.entries(LABELS)) {
    for (const words of visible) expect(textOf(label), label).toContain(textOf(words).slice(2, -2))
  }
})
