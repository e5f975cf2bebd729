import { expect, test } from 'vitest'
import { isBlankHtml } from '#src/lib/isBlankHtml.ts'

test.each([
  '',
  ' \n',
  '<p></p>',
  '<p>&nbsp;\u00a0&#160;</p>',
  '<div data-content-type="row" data-element="main"><div></div></div>',
  '<!-- nothing --><style>#a{color:red}</style>',
])('%j shows nothing', (html) => {
  expect(isBlankHtml(html)).toBe(true)
})

test.each([
  '<p>a</p>',
  '0',
  '<img src="/media/a.jpg" alt="">',
  '<video src="a.mp4"></video>',
  '<div data-content-type="products" data-skus="A,B"></div>',
  '<div data-background-images="{}"></div>',
  '&amp;',
])('%j shows something', (html) => {
  expect(isBlankHtml(html)).toBe(false)
})
