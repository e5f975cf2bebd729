import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createDisplayStore } from '#src/platform/displayPreferences.ts'
import { APPLY_DISPLAY_SCRIPT } from '#src/platform/displayScript.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

function createRoot() {
  const attributes = new Map<string, string>()
  return {
    attributes,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}

/** What the script in the document's head makes of the browser's storage. */
function attributesBeforePaint(getItem: (key: string) => string | null): ReadonlyMap<string, string> {
  const root = createRoot()
  runInNewContext(APPLY_DISPLAY_SCRIPT, { localStorage: { getItem }, document: { documentElement: root } })
  return root.attributes
}

test('a choice shows at once, is kept, and shows before the next page is painted', () => {
  const storage = createMemoryStorage()
  const root = createRoot()
  const store = createDisplayStore(storage, root)
  store.set({ 'text-size': 'larger', links: 'underlined' })
  expect(Object.fromEntries(root.attributes)).toEqual({ 'data-text-size': 'larger', 'data-links': 'underlined' })
  expect(attributesBeforePaint(storage.get)).toEqual(root.attributes)
  expect(createDisplayStore(storage, createRoot()).get()).toEqual({ 'text-size': 'larger', links: 'underlined' })

  store.set({})
  expect(root.attributes.size).toBe(0)
  expect(storage.get('vetrina.device.display')).toBeNull()
})

test.each(['junk', '7', 'null', '{"text-size":"huge","onload":"x"}'])('a stored %s counts as no choice', (text) => {
  const storage = createMemoryStorage()
  storage.set('vetrina.device.display', text)
  expect(createDisplayStore(storage, createRoot()).get()).toEqual({})
})

test('the script sets nothing but its own attributes, and survives a forbidden storage', () => {
  expect(attributesBeforePaint(() => '{"onload":"x","contrast":"more"}')).toEqual(new Map([['data-contrast', 'more']]))
  expect(
    attributesBeforePaint(() => {
      throw new Error('forbidden')
    }).size,
  ).toBe(0)
})
