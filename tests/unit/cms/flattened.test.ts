import { expect, test } from 'vitest'
import { flattened } from '#src/lib/flattenedHtml.ts'
import { parseCmsHtml, textOf } from '#src/features/cms/parseCmsHtml.ts'

test('the HTML of texts stays as it is', () => {
  const html = `<p title="a > b">x<p>y${'<p>z'.repeat(500)}<ul>${'<li>w'.repeat(500)}</ul><img alt='<b>'>`
  expect(flattened(html)).toBe(html)
})

test.each(['div', 'b', 'blockquote', 'table><tr><td', 'ul><li'])('a text in thousands of <%s> is read', (tag) => {
  const html = `<p>prima</p>${`<${tag}>`.repeat(20_000)}dentro</p>`
  expect(parseCmsHtml(html).map(textOf).join(' ')).toMatch(/prima.*dentro/s)
})

test('closed elements beyond the limit leave the following ones in place', () => {
  const html = `${'<div>'.repeat(1000)}dentro${'</div>'.repeat(1000)}<h2>dopo</h2>`
  expect(parseCmsHtml(html).at(-1)).toMatchObject({ tagName: 'h2' })
})
