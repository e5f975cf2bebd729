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

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A field is known by its page, its label and its name: ids differ between documents. */
type TypedText = {
  readonly page: string
  readonly label: string
  readonly name: string
  readonly value: string
  /** The value before the shopper changed it, which another document has again. */
  readonly before: string
}

const isTypedText = (value: unknown): value is TypedText =>
  typeof value === 'object' &&
  value !== null &&
  ['page', 'label', 'name', 'value', 'before'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  )
const areTypedTexts = (value: unknown): value is readonly TypedText[] =>
  Array.isArray(value) && value.every(isTypedText)

const readTexts = (storage: KeyValueStorage, key: string) => parseJson(storage.get(key), areTypedTexts) ?? []

function writeTexts(storage: KeyValueStorage, key: string, texts: readonly TypedText[]): void {
  if (texts.length === 0) storage.remove(key)
  else storage.set(key, JSON.stringify(texts.slice(-MOST_TEXTS)))
}

/** Null for a field that is not kept: secrets, choices that the address or the cart has, and searches. */
function kindOf(field: Field): 'choice' | 'text' | null {
  if (field.closest('[role=search], form[method=get], form[action]') !== null || field.role === 'combobox') return null
  // The numbers of payment cards, and codes that are worth money.
  if (field.autocomplete.startsWith('cc-') || field.dataset['secret'] !== undefined) return null
  if (field instanceof HTMLSelectElement || field.type === 'radio') return 'choice'
  return field instanceof HTMLTextAreaElement || TEXT_TYPES.includes(field.type) ? 'text' : null
}

type Place = Omit<TypedText, 'value' | 'before'>

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const sameField = (one: Place, other: Place): boolean =>
  one.page === other.page && one.label === other.label && one.name === other.name

const placeOf = (field: Field): Place => ({
  page: field.closest(`[${PAGE_ATTRIBUTE}]`)?.getAttribute(PAGE_ATTRIBUTE) ?? '',
  label: field.labels?.[0]?.textContent ?? '',
  name: field.name,
})

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'

/** The value of a field; for a choice of one, that of its group. */
export function valueOf(field: Field): string {
  if (!isRadio(field)) return field.value
  const group = [...(field.form ?? field.ownerDocument).querySelectorAll<HTMLInputElement>('input[type=radio]')]
  return group.find(({ name, checked }) => name === field.name && checked)?.value ?? ''
}

const isShown = (field: Field): boolean => (isRadio(field) ? field.checked : field.value.trim() !== '')

const fieldsIn = (document: Document): readonly Field[] => [...document.querySelectorAll<Field>(FIELDS)]

type KeepOptions = {
  readonly key: string
  /** The value of a field before the shopper changed it; null for one that is not kept. */
  readonly before: (field: Field) => string | null
}

/** Keeps the texts of all pages of this document. Call it before the document is loaded again. */
export function keepTypedTexts(
  storage: KeyValueStorage,
  document: Document,
  { key, before }: KeepOptions = { key: TYPED_TEXTS_KEY, before: () => '' },
): void {
  const typed = fieldsIn(document).flatMap((field) => {
    const was = kindOf(field) !== null && isShown(field) ? before(field) : null
    return was === null ? [] : [{ ...placeOf(field), value: field.value, before: was }]
  })
  const earlier = readTexts(storage, key).filter((one) => !typed.some((text) => sameField(text, one)))
  writeTexts(storage, key, [...earlier, ...typed])
}

/**
 * Fills the kept texts into their fields when these appear, also in parts that the shopper opens later. A field with
 * another value than before the shopper changed it keeps that.
 */
export function restoreTypedTexts(
  storage: KeyValueStorage,
  document: Document,
  key: string,
  onRestored: (field: Field, before: string) => void,
): void {
  let left = readTexts(storage, key)
  const fill = () => {
    const before = left
    for (const field of fieldsIn(document)) {
      if (left.length === 0) break
      if (kindOf(field) === null) continue
      const place = placeOf(field)
      const text = left.find((one) => sameField(one, place) && canTake(field, one.value))
      if (!text) continue
      left = left.filter((one) => one !== text)
      const value = valueOf(field)
      if (value.trim() !== '' && value !== text.before) continue
      onRestored(field, text.before)
      enter(field, text.value)
    }
    if (left === before) return
    writeTexts(storage, key, left)
    if (left.length === 0) observer.disconnect()
  }
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()
}

/** A radio has one value, and a selection may wait for its options. */
const canTake = (field: Field, value: string): boolean =>
  isRadio(field)
    ? field.value === value
    : !(field instanceof HTMLSelectElement) || [...field.options].some((option) => option.value === value)

/** As a shopper enters it: React and the forms see it, or the document's script until they are there. */
function enter(field: Field, value: string): void {
  if (isRadio(field)) return field.click()
  // The property of the element itself is React's, which would take the value for known.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}
