import { expect, test } from 'vitest'
import { canonicalPathOf } from '#src/shop/addresses/canonicalPath.ts'

test.each([
  ['ciotola.html', 'ciotola.html'],
  ['/ciotola.html', 'ciotola.html'],
  ['https://backend.example/ciotola.html', 'ciotola.html'],
  [null, 'ciotola-colazione.html'],
  ['', 'ciotola-colazione.html'],
])('canonical_url %s → %s', (canonical_url, path) => {
  expect(canonicalPathOf({ canonical_url, url_key: 'ciotola-colazione', url_suffix: '.html' })).toBe(path)
})

test('a store without a suffix', () => {
  expect(canonicalPathOf({ canonical_url: null, url_key: 'ciotola', url_suffix: null })).toBe('ciotola')
})
