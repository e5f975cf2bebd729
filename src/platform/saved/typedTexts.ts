import { parseJson } from '#src/lib/parseJson.ts'
import type { KeyValueStorage } from '../storage.ts'
import { TYPED_TEXTS_KEY } from './typedTextsKey.ts'

/** The attribute of a layer of the page stack with the path of its page. */
const PAGE_ATTRIBUTE = 'data-page'

const FIELDS = 'input, textarea, select'

/** More than a page has; without a bound the texts of a long visit would fill the storage. */
const MOST_TEXTS = 100

/** Kinds of inputs whose value is a text of the shopper. Searches are in the address; a number is never empty. */
const TEXT_TYPES: readonly string[] = ['text', 'email', 'tel', 'url', 'date', 'time', 'datetime-local']

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field is known by its page, its label and its name: ids differ between documents. */
type TypedText = { readonly page: string; readonly label: string; readonly name: string; readonly value: string }

const isTypedText = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  ['page', 'label', 'name', 'value'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string')
const areTypedTexts = (value: unknown): value is readonly TypedText[] =>
  Array.isArray(value) && value.every(isTypedText)

const readTexts = (storage: KeyValueStorage) => parseJson(storage.get(TYPED_TEXTS_KEY), areTypedTexts) ?? []

function writeTexts(storage: KeyValueStorage, texts: readonly TypedText[]): void {
  if (texts.length === 0) storage.remove(TYPED_TEXTS_KEY)
  else storage.set(TYPED_TEXTS_KEY, JSON.stringify(texts.slice(-MOST_TEXTS)))
}

/** Null for a field that is not kept: secrets, choices that the address or the cart has, and searches. */
function kindOf(field: Field): 'choice' | 'text' | null {
  if (field.closest('[role=search], form[method=get], form[action]') !== null || field.role === 'combobox') return null
  // The numbers of payment cards.
  if (field.autocomplete.startsWith('cc-')) return null
  if (field instanceof HTMLSelectElement || field.type === 'radio') return 'choice'
  return field instanceof HTMLTextAreaElement || TEXT_TYPES.includes(field.type) ? 'text' : null
}

const sameField = (one: TypedText, other: Omit<TypedText, 'value'>): boolean =>
  one.page === other.page && one.label === other.label && one.name === other.name

const placeOf = (field: Field): Omit<TypedText, 'value'> => ({
  page: field.closest(`[${PAGE_ATTRIBUTE}]`)?.getAttribute(PAGE_ATTRIBUTE) ?? '',
  label: field.labels?.[0]?.textContent ?? '',
  name: field.name,
})

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'

const hasValue = (field: Field): boolean => (isRadio(field) ? field.checked : field.value.trim() !== '')

/** Whether the shopper, or the page, has answered already. */
function isAnswered(field: Field): boolean {
  if (!isRadio(field)) return hasValue(field)
  const group = [...(field.form ?? field.ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]')]
  return group.some(({ name, checked }) => name === field.name && checked)
}

const fieldsIn = (document: Document): readonly Field[] => [...document.querySelectorAll<Field>(FIELDS)]

/** Keeps the texts of all pages of this document. Call it before the document is loaded again. */
export function keepTypedTexts(storage: KeyValueStorage, document: Document): void {
  const typed = fieldsIn(document).flatMap((field) =>
    kindOf(field) !== null && hasValue(field) ? [{ ...placeOf(field), value: field.value }] : [],
  )
  const earlier = readTexts(storage).filter((one) => !typed.some((text) => sameField(text, one)))
  writeTexts(storage, [...earlier, ...typed])
}

/**
 * Fills the kept texts into their fields when these appear, also in parts that the shopper opens later. A field that has
 * a value keeps it.
 */
export function restoreTypedTexts(storage: KeyValueStorage, document: Document): void {
  let left = readTexts(storage)
  const fill = () => {
    const before = left
    for (const field of fieldsIn(document)) {
      if (left.length === 0) break
      if (kindOf(field) === null) continue
      const place = placeOf(field)
      const text = left.find((one) => sameField(one, place) && (!isRadio(field) || one.value === field.value))
      if (!text) continue
      left = left.filter((one) => one !== text)
      if (!isAnswered(field)) enter(field, text.value)
    }
    if (left === before) return
    writeTexts(storage, left)
    if (left.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
}

/** As a shopper enters it: React and the forms see it, or the document's script until they are there. */
function enter(field: Field, value: string): void {
  if (isRadio(field)) return field.click()
  // The property of the element itself is React's, which would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
