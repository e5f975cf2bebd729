import type { KeyValueStorage } from '../storage.ts'
import { isField, keepTypedTexts, restoreTypedTexts, valueOf } from './typedTexts.ts'
import type { Field } from './typedTexts.ts'

/** Present since the shopper entered a field; the end of a session removes it, and then nothing is kept. */
const TYPING_KEY = 'vetrina.typing'

type FollowOptions = {
  readonly storage: KeyValueStorage
  /** The key of the texts of the page that is shown. */
  readonly key: () => string
  /** The field that the shopper had entered before this code was there, and its value then. */
  readonly field: Element | null
  readonly value: string | undefined
}

/**
 * Keeps the shopper's texts over a reload of this tab, in every field of every page: texts that were changed and are
 * still in their fields when the document ends. A form that was sent has other values then, or is gone.
 */
export function followTyping(page: Window, { storage, key, field: entered, value: valueAtFocus }: FollowOptions): void {
  const { document } = page
  let befores = new WeakMap<Field, string>()
  const note = (field: EventTarget | null, value = isField(field) ? valueOf(field) : '') => {
    if (!isField(field)) return
    if (storage.get(TYPING_KEY) === null) {
      // The texts of another session do not belong to this one.
      befores = new WeakMap()
      storage.set(TYPING_KEY, '1')
    }
    if (!befores.has(field)) befores.set(field, value)
  }
  // A radio is focused before it is chosen, and its own value says nothing about the choice until then.
  note(entered, entered instanceof HTMLInputElement && entered.type === 'radio' ? '' : valueAtFocus)
  document.addEventListener('focusin', ({ target }) => note(target))
  // A browser that fills in a form enters no field.
  document.addEventListener('input', ({ target }) => note(target, ''))
  restoreTypedTexts(storage, document, key(), note)
  // The same document is shown again, with its texts.
  page.addEventListener('pageshow', ({ persisted }) => (persisted ? storage.remove(key()) : undefined))
  page.addEventListener('pagehide', () => {
    if (storage.get(TYPING_KEY) === null) return
    keepTypedTexts(storage, document, {
      key: key(),
      before(field) {
        const before = befores.get(field)
        // The text of a page that was left is that of a form that was sent or given up.
        const isKept = before !== undefined && before !== valueOf(field) && field.checkVisibility()
        return isKept ? before : null
      },
    })
  })
}
