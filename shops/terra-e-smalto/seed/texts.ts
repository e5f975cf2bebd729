import { textOfStore } from '#server/commerce/seed/localText.ts'
import type { LocalText as SeedText } from '#server/commerce/seed/types.ts'

/** The codes of the shop's store views. */
export type StoreCode = 'it' | 'en'

/** One text in both languages. */
export type LocalText = Readonly<Record<StoreCode, string>>

/** A text of the seed in one store view. */
export const textIn = (store: StoreCode, text: SeedText): string => textOfStore(text, store, 'it', 'A text')
