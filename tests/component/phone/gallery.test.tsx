import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { BOWL, stageProduct } from '../product/productStage.tsx'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  cleanup()
  await page.viewport(innerWidth, innerHeight)
})

const NAMES = ['Davanti', 'Di lato', 'Il tornio', 'In tavola']
const FILM = {
  __typename: 'ProductVideo',
  video_content: { video_url: 'https://backend.test/media/tornio.mp4', video_title: 'Il tornio' },
}
const { configurable_options: _options, variants: _variants, ...SIMPLE } = BOWL
const PHOTOGRAPHED = {
  ...SIMPLE,
  __typename: 'SimpleProduct',
  media_gallery: NAMES.map((name, index) => ({
    ...BOWL.media_gallery[0],
    ...(name === 'Il tornio' && FILM),
    url: `https://backend.test/${index}.jpg`,
    label: name,
  })),
}

const gallery = () => screen.getByRole('region', { name: /^Foto di/ })
const track = () => within(gallery()).getByRole('list', { name: /^Foto di/ })
const shownButtons = () =>
  [...gallery().querySelectorAll('button')].filter((button) => button.checkVisibility() && !track().contains(button))

test('on a phone the photos are as wide as the screen, and neither buttons nor small pictures are beside them', async () => {
  await page.viewport(360, 740)
  await stageProduct({ product: PHOTOGRAPHED })
  for (const slide of track().children) {
    const photo = slide.querySelector('img')!.getBoundingClientRect()
    expect(photo.width).toBe(360)
    expect(photo.height).toBeGreaterThan(740 / 4)
  }
  expect(track().getBoundingClientRect().left).toBe(0)
  expect(shownButtons()).toEqual([])
  const dots = [...gallery().querySelectorAll('[aria-hidden="true"] > span')]
  expect(dots.filter((dot) => dot.checkVisibility())).toHaveLength(NAMES.length)
})

test('on a phone more photos than dots have room are counted, and no buttons cover them either', async () => {
  await page.viewport(360, 740)
  const many = Array.from({ length: 12 }, (_, index) => ({
    ...BOWL.media_gallery[0],
    url: `https://backend.test/${index}.jpg`,
  }))
  await stageProduct({ product: { ...PHOTOGRAPHED, media_gallery: many } })
  expect(within(gallery()).getByText('1 / 12').checkVisibility()).toBe(true)
  expect(shownButtons()).toEqual([])
})

test('held sideways a phone shows the photo at half of its height', async () => {
  await page.viewport(740, 360)
  await stageProduct({ product: PHOTOGRAPHED })
  const photo = track().querySelector('img')!.getBoundingClientRect()
  expect(photo.height).toBeGreaterThanOrEqual(360 / 2)
  expect(photo.width).toBeGreaterThanOrEqual(740 / 3)
  expect(shownButtons()).toEqual([])
})

test.each([360, 1280])('at %i px only the controls of the shown photo or film are tab stops', async (width) => {
  await page.viewport(width, 740)
  await stageProduct({ product: PHOTOGRAPHED })
  const slides = [...track().children]
  const slidesOfStops = () =>
    [...track().querySelectorAll<HTMLElement>('a[href], button, video, [tabindex]')]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
      .map((stop) => slides.findIndex((slide) => slide.contains(stop)))
  expect(slidesOfStops()).toEqual([0])
  for (const [index] of slides.slice(1).entries()) {
    await act(async () => {
      const scrolled = new Promise((resolve) => track().addEventListener('scrollend', resolve, { once: true }))
      track().scrollTo({ left: (index + 1) * track().clientWidth, behavior: 'instant' })
      await scrolled
    })
    expect(slidesOfStops()).toEqual([index + 1])
  }
})
