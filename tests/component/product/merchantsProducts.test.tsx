import '#src/ui/theme/global.css.ts'
import { cleanup, screen, within } from '@testing-library/react'
import { page } from 'vitest/browser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

beforeEach(async () => {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove())
  await page.viewport(360, 740)
})
afterEach(async () => {
  // The carousel would react to the other width.
  cleanup()
  await page.viewport(1024, 768)
})

const { configurable_options: _options, variants: _variants, ...SIMPLE } = BOWL
const PLAIN = { ...SIMPLE, __typename: 'SimpleProduct' }

/** Nothing is wider than a phone's screen. */
const sideways = () => document.documentElement.scrollWidth - window.innerWidth

test('a product without pictures, texts and facts is sold like any other', async () => {
  const product = {
    ...PLAIN,
    short_description: null,
    description: null,
    image: null,
    small_image: null,
    media_gallery: [],
    custom_attributesV2: { items: [] },
  }
  const { container } = await stageProduct({ product })
  expect(screen.getByRole('heading', { level: 1, name: 'Ciotola' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Aggiungi al carrello' })).toHaveProperty('disabled', false)
  expect(screen.queryByRole('heading', { name: 'Descrizione' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'Caratteristiche' })).toBeNull()
  expect(document.querySelectorAll('article img:not([src])')).toHaveLength(0)
  expect(sideways()).toBeLessThanOrEqual(0)
  expect(await axeFaults(container)).toEqual([])
})

const LONG = 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4)

test('a name longer than any line stays on the page', async () => {
  const { container } = await stageProduct({ product: { ...PLAIN, name: LONG, sku: LONG.toUpperCase() } })
  const heading = screen.getByRole('heading', { level: 1, name: LONG })
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  expect(sideways()).toBeLessThanOrEqual(0)
  expect(await axeFaults(container)).toEqual([])
})

test('sixty values of one option are all there, named, and none is cut off', async () => {
  const values = Array.from({ length: 60 }, (_, index) => ({
    uid: `v${index}`,
    label: `Smalto numero ${index + 1}`,
    swatch_data: { __typename: 'ColorSwatchData', value: `hsl(${index * 6} 60% 40%)` },
  }))
  const [variant] = BOWL.variants
  const product = {
    ...BOWL,
    configurable_options: [{ uid: 'smalto', attribute_code: 'smalto', label: 'Smalto', position: 0, values }],
    variants: values.map(({ uid, label }) => ({
      attributes: [{ code: 'smalto', uid, label }],
      product: { ...variant?.product, uid: `bowl-${uid}`, sku: `CIOTOLA-${uid}` },
    })),
  }
  const { container } = await stageProduct({ product })
  const group = within(screen.getByRole('group', { name: /^Smalto/ }))
  const radios = group.getAllByRole('radio')
  expect(radios).toHaveLength(60)
  for (const radio of radios) {
    const { left, right } = radio.closest('label')!.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(360)
  }
  expect(sideways()).toBeLessThanOrEqual(0)
  expect(await axeFaults(container)).toEqual([])
})
