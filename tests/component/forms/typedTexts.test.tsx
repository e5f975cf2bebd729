import { afterEach, beforeEach, expect, test } from 'vitest'
import { followTyping } from '#src/platform/saved/followTyping.ts'
import { PERSONAL_TEXTS_KEY } from '#src/platform/saved/typedTextsKey.ts'
import { purgeStorage } from '#src/platform/purgeStorage.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'

/** A document of a tab with this form. Its listeners end with it. */
function openDocument(storage: KeyValueStorage, html: string) {
  const ends = new AbortController()
  const stage = document.createElement('div')
  stage.dataset['page'] = '/account/profile'
  stage.innerHTML = html
  document.body.replaceChildren(stage)
  const listening = (target: EventTarget) =>
    ((...[type, listener]: Parameters<EventTarget['addEventListener']>) =>
      target.addEventListener(type, listener, { signal: ends.signal })) as typeof window.addEventListener
  const itsDocument = new Proxy(document, {
    get: (target, name) => {
      if (name === 'addEventListener') return listening(target)
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? (value.bind(target) as unknown) : value
    },
  })
  const page = { document: itsDocument, addEventListener: listening(window) } as unknown as Window
  followTyping(page, { storage, key: () => PERSONAL_TEXTS_KEY, field: null, value: undefined })
  return {
    /** The field with this name; of several the last. */
    field: (name: string) => {
      const found = [...stage.querySelectorAll<HTMLInputElement>(`[name="${name}"]`)].at(-1)
      if (!found) throw new Error(`There is no ${name}`)
      return found
    },
    end() {
      window.dispatchEvent(new PageTransitionEvent('pagehide'))
      ends.abort()
    },
    comesBack: () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  }
}

const type = (field: HTMLInputElement, value: string) => {
  field.focus()
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
const choose = (field: HTMLInputElement) => {
  field.focus()
  field.click()
}

const FORM = `
  <label>Nome <input name="name" value="Ada" /></label>
  <label>Via <input name="street" /></label>
  <label>Note <textarea name="notes"></textarea></label>
  <label for="country">Paese</label>
  <select id="country" name="country"><option value="IT">IT</option><option value="DE">DE</option></select>
  <label>Uno <input type="radio" name="stars" value="1" /></label>
  <label>Due <input type="radio" name="stars" value="2" /></label>
  <label>Password <input type="password" name="password" /></label>
  <label>Carta <input name="card" autocomplete="cc-number" /></label>
  <label>Buono <input name="code" data-secret="" /></label>`

let storage: KeyValueStorage
beforeEach(() => {
  storage = createMemoryStorage()
})
afterEach(() => document.body.replaceChildren())

test('the texts that the shopper has changed are in the next document, also in fields that the page fills in', () => {
  const before = openDocument(storage, FORM)
  type(before.field('name'), 'Grace')
  type(before.field('notes'), 'Secondo piano')
  before.field('country').focus()
  before.field('country').value = 'DE'
  choose(before.field('stars'))
  before.end()
  const after = openDocument(storage, FORM)
  const values = ['name', 'street', 'notes', 'country'].map((name) => after.field(name).value)
  expect(values).toEqual(['Grace', '', 'Secondo piano', 'DE'])
  expect(after.field('stars').checked).toBe(true)
  expect(storage.get(PERSONAL_TEXTS_KEY)).toBeNull()
  // And once more, without another key pressed.
  after.end()
  expect(openDocument(storage, FORM).field('name').value).toBe('Grace')
})

test('nothing is stored while the shopper types, nor a text that was not changed, nor a secret', () => {
  const before = openDocument(storage, FORM)
  for (const name of ['password', 'card', 'code']) type(before.field(name), 'hidden')
  before.field('name').focus()
  expect(storage.get(PERSONAL_TEXTS_KEY)).toBeNull()
  before.end()
  expect(storage.get(PERSONAL_TEXTS_KEY)).toBeNull()
})

test('a form that was sent leaves nothing: it is emptied, gone, or its page is not shown any more', () => {
  const before = openDocument(storage, `<form>${FORM}</form><p hidden><input name="left" /></p>`)
  type(before.field('street'), 'Via Roma 1')
  before.field('street').value = ''
  const left = before.field('left')
  left.hidden = false
  left.parentElement?.removeAttribute('hidden')
  type(left, 'Sent')
  left.parentElement?.setAttribute('hidden', '')
  before.end()
  expect(storage.get(PERSONAL_TEXTS_KEY)).toBeNull()
})

test('a field that has another value than before the change keeps it', () => {
  const before = openDocument(storage, FORM)
  type(before.field('name'), 'Grace')
  before.end()
  const after = openDocument(storage, FORM.replace('value="Ada"', 'value="Giulia"'))
  expect(after.field('name').value).toBe('Giulia')
})

test('the end of a session ends the texts, in the storage and in a document that is still open', () => {
  const before = openDocument(storage, FORM)
  type(before.field('name'), 'Grace')
  purgeStorage(storage)
  before.end()
  expect(storage.keys()).toEqual([])
  const next = openDocument(storage, FORM)
  expect(next.field('name').value).toBe('Ada')
  type(next.field('name'), 'Grace')
  purgeStorage(storage)
  // The next person types in the same document.
  type(next.field('notes'), 'Mine')
  next.end()
  expect(storage.get(PERSONAL_TEXTS_KEY)).not.toContain('Grace')
  expect(storage.get(PERSONAL_TEXTS_KEY)).toContain('Mine')
})

test('a document that is shown again has its texts, and the storage has none of them', () => {
  const page = openDocument(storage, FORM)
  type(page.field('name'), 'Grace')
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  expect(storage.get(PERSONAL_TEXTS_KEY)).toContain('Grace')
  page.comesBack()
  expect(storage.get(PERSONAL_TEXTS_KEY)).toBeNull()
  page.end()
})

test('a selection waits for its options', async () => {
  const before = openDocument(storage, FORM)
  before.field('country').focus()
  before.field('country').value = 'DE'
  before.end()
  const after = openDocument(storage, FORM.replace('<option value="DE">DE</option>', ''))
  expect(after.field('country').value).toBe('IT')
  const option = document.createElement('option')
  option.value = 'DE'
  after.field('country').append(option)
  await expect.poll(() => after.field('country').value).toBe('DE')
  after.end()
})
