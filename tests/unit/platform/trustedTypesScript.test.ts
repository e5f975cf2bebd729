import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { defaultTrust } from '#src/platform/document/trustedTypesScript.ts'

type Rules = Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>

/** The rules of the default policy, as the script of a document creates it. */
function defaultRules(): Rules {
  const created = new Map<string, Rules>()
  const trustedTypes = { createPolicy: (name: string, rules: Rules) => created.set(name, rules) }
  runInNewContext(defaultTrust(), { trustedTypes, URL, location: { origin: 'https://shop.example' } })
  const rules = created.get('default')
  if (!rules) throw new Error('no default policy')
  return rules
}

test('the default policy accepts the texts of React and PhotoSwipe', () => {
  const { createHTML } = defaultRules()
  for (const text of [
    '',
    '<script></script>',
    '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-zoom"/><path d="M17.4 19.9 6.2-1z" id="pswp__icn-zoom"/></svg>',
  ])
    expect(createHTML(text)).toBe(text)
})

test.each([
  '<p>text</p>',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload="alert(1)"></svg>',
  '<svg class="a"><path ONCLICK="a()"/></svg>',
  '<svg><use xlink:href="javascript:alert(1)"/></svg>',
  '<svg><a href="#x"></a></svg>',
  '<svg class="a"></svg><script></script>',
])('the default policy refuses %s', (text) => {
  expect(defaultRules().createHTML(text)).toBeNull()
})

test('the default policy accepts scripts of this origin only', () => {
  const { createScriptURL } = defaultRules()
  expect(createScriptURL('/assets/a.js')).toBe('/assets/a.js')
  expect(createScriptURL('https://shop.example/assets/a.js')).toBe('https://shop.example/assets/a.js')
  for (const address of [
    'https://evil.example/a.js',
    '//evil.example/a.js',
    'data:text/javascript,1',
    'blob:https://evil.example/1',
  ])
    expect(createScriptURL(address)).toBeNull()
})

test('browsers without Trusted Types need no policy', () => {
  expect(() => runInNewContext(defaultTrust(), {})).not.toThrow()
})
