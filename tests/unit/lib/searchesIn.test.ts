import { expect, test } from 'vitest'
import { searchesIn } from '#src/features/search/searchesIn.ts'

test.each([
  ['<a href="/search?q=vaso">vaso</a>', ['vaso']],
  ['<a class="x" href="/en/search?q=blue%20vase">', ['blue vase']],
  ["<a href='https://shop.test/catalogsearch/result/?cat=3&amp;q=tazza+blu&dir=asc'>", ['tazza blu']],
  ['<a href="/search?q=a">a</a><a href="/search?q=b">b</a><a href="/search?q=a">again</a>', ['a', 'b']],
  ['<a href="/tavola.html?q=vaso">', []],
  ['<a href="/search?q=">', []],
  ['<a href="/search?q=%E0%A4%A">', ['\uFFFD%A']],
  ['', []],
])('the searches of a block: %s', (html, words) => {
  expect(searchesIn(html)).toEqual(words)
})
