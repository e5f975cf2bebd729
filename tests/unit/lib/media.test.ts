import { expect, test } from 'vitest'
import { MEDIA_WIDTHS, mediaSrcSet, mediaUrl, pictureUrl } from '#src/lib/catalog/media.ts'

test.each([
  [
    'https://shop.example/media/catalog/product/cache/0123456789abcdef0123456789abcdef/v/a/vaso.jpg',
    '/media/catalog/product/v/a/vaso.jpg',
  ],
  ['https://shop.example/pub/media/wysiwyg/hero.jpg', '/media/wysiwyg/hero.jpg'],
  ['https://shop.example/media/a.jpg?optimize=low&fit=bounds&width=700', '/media/a.jpg'],
  ['/media/catalog/category/tavola.jpg', '/media/catalog/category/tavola.jpg'],
  ['media/catalog/product/vaso.jpg', '/media/catalog/product/vaso.jpg'],
  ['https://shop.example/media/catalog/media/x.jpg', '/media/catalog/media/x.jpg'],
  ['https://shop.example/media/a/vaso blu.jpg', '/media/a/vaso%20blu.jpg'],
  ['https://shop.example/media/a/vaso%20blu.jpg', '/media/a/vaso%20blu.jpg'],
  ['https://shop.example/media/a/città.jpg', '/media/a/citt%C3%A0.jpg'],
  ['https://shop.example/media/a/citt%c3%a0.jpg?width=7', '/media/a/citt%C3%A0.jpg'],
  ["https://shop.example/media/a/x (1)+b&c,d'e.jpg", '/media/a/x%20%281%29%2Bb%26c%2Cd%27e.jpg'],
  ['https://shop.example/media/a/n#1.jpg', '/media/a/n%231.jpg'],
  ['https://shop.example/media/a/n.jpg#1.jpg', '/media/a/n.jpg'],
  ['https://shop.example/media/a/what?.jpg', '/media/a/what%3F.jpg'],
  ['https://shop.example/media/a/a?b.jpg?v=1', '/media/a/a%3Fb.jpg'],
  ['https://shop.example/media/a/a.jpg?b.jpg', '/media/a/a.jpg'],
  ['https://shop.example/media/get.php?file=b.jpg', '/media/get.php'],
  ['https://shop.example/media/a/say "hi".jpg', '/media/a/say%20%22hi%22.jpg'],
  ['https://shop.example/media/a/back\\slash.jpg', '/media/a/back%5Cslash.jpg'],
  ['https://shop.example/media/a/e\u0301 😀.jpg', '/media/a/e%CC%81%20%F0%9F%98%80.jpg'],
  ['https://shop.example/media/a/-50%.jpg', '/media/a/-50%25.jpg'],
  ['https://shop.example/media/a/%E0%A4%A.jpg', '/media/a/%25E0%25A4%25A.jpg'],
])('%s is served by the shop itself', (url, path) => {
  expect(mediaUrl(url, 320)).toBe(`${path}?width=320`)
})

test.each([
  'https://shop.example/static/version1/frontend/Magento/luma/it_IT/Magento_Catalog/images/product/placeholder/image.jpg',
  'https://elsewhere.example/photo.jpg?from=/media/x.jpg',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  '',
])('%s is no media file', (url) => {
  expect(mediaUrl(url, 320)).toBeNull()
  expect(mediaSrcSet(url)).toBeNull()
})

test.each([
  ['a media file is shown by the host', 'https://a.example/media/a.jpg', '/media/a.jpg?width=320'],
  ['a picture in the address itself needs no host', 'data:image/gif;base64,R0', 'data:image/gif;base64,R0'],
  [
    'a placeholder of the backend gives way to the shop’s own',
    'https://a.example/static/a.jpg',
    '/media/placeholder.svg',
  ],
  ['a picture of another host', 'https://a.example/a.jpg', '/media/placeholder.svg'],
  ['a script in the address', 'javascript:alert(1)', '/media/placeholder.svg'],
  ['no address', '', '/media/placeholder.svg'],
])('%s', (_what, url, shown) => {
  expect(pictureUrl(url, 320)).toBe(shown)
})

test('the set of sources cannot be cut by a name', () => {
  expect(mediaSrcSet('/media/a b, c.jpg', [96, 160])).toBe(
    '/media/a%20b%2C%20c.jpg?width=96 96w, /media/a%20b%2C%20c.jpg?width=160 160w',
  )
})

test('the set of sources offers every width, or those asked for', () => {
  expect(mediaSrcSet('/media/a.jpg')?.split(', ')).toHaveLength(MEDIA_WIDTHS.length)
  expect(mediaSrcSet('/media/a.jpg', [96, 160])).toBe('/media/a.jpg?width=96 96w, /media/a.jpg?width=160 160w')
})
