import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealHtml } from '#server/documents/sealHtml.ts'

const NONCE = 'sAmpLe-n0nce'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('replaces the nonce with hashes of the elements that have it, each once', () => {
  const html =
    `<script src="/a.js" async="" nonce="${NONCE}"></script><script nonce="${NONCE}" class="x">è("&lt;")</script>` +
    `<style nonce="${NONCE}">p{}</style><script nonce="${NONCE}">è("&lt;")</script><link href="/a.css" nonce="${NONCE}"/>`
  expect(sealHtml(html, NONCE)).toEqual({
    html:
      '<script src="/a.js" async=""></script><script class="x">è("&lt;")</script>' +
      '<style>p{}</style><script>è("&lt;")</script><link href="/a.css"/>',
    inline: { script: [hash('è("&lt;")')], style: [hash('p{}')] },
  })
})

test('gives no power to a script that somebody wrote into a text', () => {
  const html = `<p><script>steal()</script><script nonce="guess">steal()</script></p><script nonce="${NONCE}">a</script>`
  expect(sealHtml(html, NONCE)?.inline.script).toEqual([hash('a')])
})

test.each([`<p>${NONCE}</p>`, `<script nonce="${NONCE}">const n = "${NONCE}"</script>`, `<script nonce="${NONCE}">a`])(
  'a page that cannot be sealed is none for others: %s',
  (html) => {
    expect(sealHtml(html, NONCE)).toBeNull()
  },
)
