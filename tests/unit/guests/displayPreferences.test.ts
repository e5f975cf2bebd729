import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { createBrowserCookies } from '#src/platform/cookies.ts'
import { renewDisplay } from '#src/platform/document/displayCookie.ts'
import { createDisplayStore } from '#src/platform/document/displayPreferences.ts'
import { headScript } from '#src/platform/document/headScript.ts'

function createRoot() {
  const attributes = new Map<string, string>()
  return {
    attributes,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  }
}

/** A document's cookies like in a browser, with their remaining seconds. */
function createJar(cookie = '') {
  const jar = new Map(cookie === '' ? [] : cookie.split('; ').map((pair) => pair.split('=', 2) as [string, string]))
  const left = new Map<string, number>()
  const document = {
    get cookie() {
      return Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name = '', value = '', seconds = ''] = /^([^=]+)=([^;]*); max-age=(\d+)/.exec(text) ?? []
      if (seconds === '0') jar.delete(name)
      else jar.set(name, value)
      left.set(name, Number(seconds))
    },
  } as Document
  return { document, left, cookies: createBrowserCookies(document, { protocol: 'https:' } as Location) }
}

/** The attributes that the script in the document's head derives from the cookies. */
function attributesBeforePaint(cookie: string): ReadonlyMap<string, string> {
  const root = createRoot()
  runInNewContext(headScript(), { document: { cookie, documentElement: root } })
  return root.attributes
}

test('a choice shows at once, is kept, and shows before the next page is painted', () => {
  const { document, cookies } = createJar('cart=abc')
  const root = createRoot()
  const store = createDisplayStore(cookies, root)
  store.set({ 'text-size': 'larger', links: 'underlined' })
  expect(Object.fromEntries(root.attributes)).toEqual({ 'data-text-size': 'larger', 'data-links': 'underlined' })
  expect(attributesBeforePaint(document.cookie)).toEqual(root.attributes)
  expect(createDisplayStore(cookies, createRoot()).get()).toEqual({ 'text-size': 'larger', links: 'underlined' })

  store.set({})
  expect(root.attributes.size).toBe(0)
  expect(document.cookie).toBe('cart=abc')
})

test('a visit renews a choice for a year, and makes none', () => {
  const { document, cookies, left } = createJar()
  renewDisplay(cookies)
  expect(left.size).toBe(0)

  createDisplayStore(cookies, createRoot()).set({ contrast: 'more' })
  const kept = document.cookie
  left.clear()
  renewDisplay(cookies)
  expect(document.cookie).toBe(kept)
  expect(left.get('display')).toBe(365 * 24 * 60 * 60)
})

test.each(['junk', '7', 'null', '{"text-size":"huge","onload":"x"}'])('a stored %s counts as no choice', (text) => {
  const { cookies } = createJar(`display=${encodeURIComponent(text)}`)
  expect(createDisplayStore(cookies, createRoot()).get()).toEqual({})
})

test('a cookie that cannot be decoded counts as no choice, and stays unchanged', () => {
  const { document, cookies } = createJar('display=%')
  expect(createDisplayStore(cookies, createRoot()).get()).toEqual({})
  renewDisplay(cookies)
  expect(document.cookie).toBe('display=%')
})

test('the script sets only its own attributes, and ignores unreadable values', () => {
  const encoded = encodeURIComponent('{"onload":"x","contrast":"more"}')
  expect(attributesBeforePaint(`other=1; display=${encoded}`)).toEqual(new Map([['data-contrast', 'more']]))
  expect(attributesBeforePaint(`nodisplay=${encoded}`).size).toBe(0)
  for (const cookie of ['display=%', 'display=junk', 'display=null', 'display=']) {
    expect(attributesBeforePaint(cookie).size).toBe(0)
  }
})
