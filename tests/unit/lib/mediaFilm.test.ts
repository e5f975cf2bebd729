import { expect, test } from 'vitest'
import { mediaFilm } from '#src/lib/catalog/mediaFilm.ts'

test.each([
  ['https://backend.test/pub/media/catalog/product/vaso.mp4', '/media/catalog/product/vaso.mp4'],
  ['/media/wysiwyg/Tornio.WEBM?v=2', '/media/wysiwyg/Tornio.WEBM'],
  ['media/vaso.mp4#t=2', '/media/vaso.mp4'],
  ['https://backend.test/static/vaso.mp4', null],
  ['https://backend.test/media/vaso.mov', null],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', null],
  ['https://backend.test/?to=/media/vaso.html', null],
])('%s', (url, film) => {
  expect(mediaFilm(url)).toBe(film)
})
