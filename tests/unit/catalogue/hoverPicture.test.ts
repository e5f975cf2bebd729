import { expect, test } from 'vitest'
import { hoverPicture } from '#src/features/catalogue/card/hoverPicture.ts'

const MEDIA = 'https://magento.test/media/catalog/product'

test('the main picture is known again in another cache folder', () => {
  expect(hoverPicture(`${MEDIA}/cache/1/v/a/vaso.jpg`, [`${MEDIA}/cache/2/v/a/vaso.jpg`])).toBeNull()
})

test('the first other picture is taken', () => {
  const gallery = [`${MEDIA}/vaso.jpg`, `${MEDIA}/vaso-2.jpg`, `${MEDIA}/vaso-3.jpg`]
  expect(hoverPicture(`${MEDIA}/vaso.jpg`, gallery)).toBe(`${MEDIA}/vaso-2.jpg`)
  expect(hoverPicture(`${MEDIA}/vaso.jpg`, [])).toBeNull()
})
